import { homeText } from "#app/text/home.ts";
import { CopyButton } from "#app/components/ui/CopyButton.tsx";
import { idLabel, type IdKind } from "#app/components/ui/member-id.ts";

type WelcomeProps = { firstName: string; displayId: string; idKind: IdKind };

/** The greeting, with the member's ID to copy. */
export function Welcome({ firstName, displayId, idKind }: WelcomeProps) {
  const label = idLabel(idKind);
  return (
    <div className="hello">
      <h1>{homeText.welcome(firstName)}</h1>
      <p className="hello__id">
        {label} <b className="num">{displayId}</b>
        <CopyButton value={displayId} label={label} />
      </p>
    </div>
  );
}
