import { Form } from "react-router";
import { Button } from "#app/components/ui/Button.tsx";
import { Kept } from "#app/frame/benefits-bar.tsx";
import { benefitsText } from "#app/text/benefits.ts";
import { MemberSelect } from "./MemberSelect.tsx";

type MemberChooserProps = {
  /** The page, which keeps the other parts of its address. */
  path: string;
  hidden?: Readonly<Record<string, string | null>>;
  members: readonly { value: string; label: string; isShown: boolean }[];
};

/** Whose benefits are shown: a GET form; nothing for those who see only their own. */
export function MemberChooser({ path, hidden = {}, members }: MemberChooserProps) {
  if (members.length < 2) return null;
  const text = benefitsText.chooser;
  const shown = members.find(({ isShown }) => isShown)?.value;
  return (
    <Form action={path} className="chooser" key={shown} aria-label={text.label}>
      <Kept parts={hidden} />
      <MemberSelect label={text.label} members={members} shown={shown} />
      <Button kind="quiet">{text.show}</Button>
    </Form>
  );
}
