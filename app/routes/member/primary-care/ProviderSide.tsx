import { Fragment } from "react";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";
import type { SideView } from "./view-side.ts";

/** One of the two providers of a choice: who they are, and where. */
export function ProviderSide({ provider }: { provider: SideView }) {
  const { name, title, lines, locations } = provider;
  return (
    <>
      <p>
        <b>
          <bdi>{name}</bdi>
          {title !== null && `, ${title}`}
        </b>
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {locations.map(({ lines: address, phone }) => (
        <Fragment key={`${address.join()} ${phone}`}>
          {address.length > 0 && <p>{address.join(", ")}</p>}
          <PhoneLink phone={phone} label={(number) => number} />
        </Fragment>
      ))}
    </>
  );
}
