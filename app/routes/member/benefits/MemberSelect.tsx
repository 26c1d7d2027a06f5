import { Icon } from "#app/components/ui/Icon.tsx";

type MemberSelectProps = {
  label: string;
  members: readonly { value: string; label: string }[];
  shown: string | undefined;
};

/** Whose benefits: a label and its select, to stand in a GET form. */
export function MemberSelect({ label, members, shown }: MemberSelectProps) {
  return (
    <>
      <label htmlFor="suffix">{label}</label>
      <div className="select">
        <select className="input" id="suffix" name="suffix" defaultValue={shown}>
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
