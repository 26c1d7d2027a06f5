import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/Button.tsx";
import { VisuallyHidden } from "#app/components/ui/VisuallyHidden.tsx";
import { groupsText } from "#app/text/groups.ts";

type GroupFormProps = { group: { groupId: string; groupName: string }; submit: string };

/** The button of a group's card; to those who hear it alone it names the group. */
export function GroupForm({ group, submit }: GroupFormProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post">
      <input type="hidden" name="groupId" value={group.groupId} />
      <Button disabled={busy}>
        {submit}
        <VisuallyHidden>{groupsText.of(group.groupName)}</VisuallyHidden>
      </Button>
    </Form>
  );
}
