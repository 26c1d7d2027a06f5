import { Form } from "react-router";
import { Button } from "#app/components/ui/actions/Button.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { Kept } from "#app/benefits/benefits-bar.tsx";
import { benefitsText } from "#app/text/benefits/benefits.ts";

type Members = readonly { value: string; label: string; isShown: boolean }[];

type MemberChooserProps = {
  /** The page, which keeps the other parts of its address. */
  path: string;
  hidden?: Readonly<Record<string, string | null>>;
  members: Members;
};

const shownOf = (members: Members) => members.find(({ isShown }) => isShown)?.value;

/**
 * A GET form that chooses the member whose benefits are shown; nothing for viewers who see only
 * their own.
 */
export function MemberChooser({ path, hidden = {}, members }: MemberChooserProps) {
  if (members.length < 2) return null;
  const text = benefitsText.chooser;
  return (
    <Form action={path} className="chooser" key={shownOf(members)} aria-label={text.label}>
      <Kept parts={hidden} />
      <MemberSelect label={text.label} members={members} />
      <Button kind="quiet">{text.show}</Button>
    </Form>
  );
}

export function MemberSelect({ label, members }: { label: string; members: Members }) {
  const shown = shownOf(members);
  return (
    <>
      <label htmlFor="suffix">{label}</label>
      <div className="select">
        <select className="input" id="suffix" name="suffix" key={shown} defaultValue={shown}>
          {members.map((member) => (
            <option key={member.value} value={member.value}>
              {member.label}
            </option>
          ))}
        </select>
        <Icon name="caret-down" />
      </div>
    </>
  );
}
