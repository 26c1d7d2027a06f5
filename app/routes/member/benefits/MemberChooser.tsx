import { Form } from "react-router";
import { Button } from "#app/components/ui/Button.tsx";
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
      {Object.entries(hidden).map(
        ([name, value]) =>
          value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <MemberSelect label={text.label} members={members} shown={shown} />
      <Button kind="quiet">{text.show}</Button>
    </Form>
  );
}
