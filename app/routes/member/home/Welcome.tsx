import { homeText, idLabel, type IdKind } from "#app/text/home.ts";
import { CopyButton } from "#app/components/ui/CopyButton.tsx";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";

type WelcomeProps = {
  firstName: string;
  displayId: string;
  idKind: IdKind;
  phone: string | null;
};

export function Welcome({ firstName, displayId, idKind, phone }: WelcomeProps) {
  const label = idLabel(idKind);
  return (
    <div className="hello">
      <h1>{homeText.welcome(firstName)}</h1>
      <p className="hello__id">
        {label} <b className="num">{displayId}</b>
        <CopyButton value={displayId} label={label} />
      </p>
      {phone !== null && (
        <p className="hello__call">
          {homeText.questions} <PhoneLink phone={phone} />
        </p>
      )}
    </div>
  );
}
