import { Form, useNavigation } from "react-router";
import { SubmitButton } from "#app/components/forms/SubmitButton.tsx";
import { VisuallyHidden } from "#app/components/ui/VisuallyHidden.tsx";
import { groupsText } from "#app/text/groups.ts";

type GroupFormProps = { group: { groupId: string; groupName: string }; submit: string };

/** The button of a group's card; to those who hear it alone it names the group. */
export function GroupForm({ group, submit }: GroupFormProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" aria-label={`${submit} ${groupsText.of(group.groupName)}`}>
      <input type="hidden" name="groupId" value={group.groupId} />
      <SubmitButton busy={busy}>
        {submit}
        <VisuallyHidden>{groupsText.of(group.groupName)}</VisuallyHidden>
      </SubmitButton>
    </Form>
  );
}
