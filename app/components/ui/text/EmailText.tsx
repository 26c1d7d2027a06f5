import { Fragment } from "react";

const PARTS = /\.?[^.@]+@?|./gu;

/** An e-mail address that breaks after its @ and before a dot, where it is too long for its line. */
export function EmailText({ address }: { address: string }) {
  // Words in an address's stead are no address.
  if (!address.includes("@")) return address;
  return (address.match(PARTS) ?? []).map((part, i) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
