import { Form } from "react-router";
import { Button } from "#app/components/ui/Button.tsx";
import { Icon } from "#app/components/ui/Icon.tsx";
import { benefitsText } from "#app/text/benefits.ts";

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
    <Form action={path} className="chooser" key={shown}>
      {Object.entries(hidden).map(
        ([name, value]) =>
          value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label htmlFor="suffix">{text.label}</label>
      <div className="select">
        <select className="input" id="suffix" name="suffix" defaultValue={shown}>
          {members.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="caret-down" />
      </div>
      <Button kind="quiet">{text.show}</Button>
    </Form>
  );
}
