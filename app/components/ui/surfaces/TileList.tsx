import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { commonText } from "#app/text/common/common.ts";
import { Icon } from "../icons/Icon.tsx";
import type { IconName } from "../icons/icons.ts";
import { renderCarrierText } from "../text/CarrierText.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

/** Where a tile leads: a page of ours, another site in a new tab, or a form that home answers. */
type TileTarget =
  | { readonly kind: "internal"; readonly to: string }
  | { readonly kind: "external"; readonly href: string }
  | { readonly kind: "application"; readonly program: string }
  | { readonly kind: "ebill" };

export type ProgramTile = {
  readonly key: string;
  readonly name: string;
  readonly fullName: string;
  /** Whether the gateway names it. */
  readonly isCarrierText: boolean;
  readonly icon: IconName;
  readonly target: TileTarget;
};

export function TileList({ tiles }: { tiles: readonly ProgramTile[] }) {
  return (
    <ul className="tiles">
      {tiles.map((tile) => (
        <li key={tile.key}>
          <Tile tile={tile} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ tile }: { tile: ProgramTile }) {
  const { target } = tile;
  if (target.kind === "internal") {
    return (
      <Link className="tile" to={target.to}>
        <TileLabel tile={tile} />
        <Icon name="caret-right" />
      </Link>
    );
  }
  const face = (
    <TileLabel tile={tile}>
      <VisuallyHidden>{commonText.newTab}</VisuallyHidden>
    </TileLabel>
  );
  if (target.kind === "external") {
    return (
      <a className="tile" href={target.href} target="_blank" rel="noopener">
        {face}
        <Icon name="arrow-square-out" />
      </a>
    );
  }
  return (
    <NewTabForm target={target} className="tile" label={tile.fullName}>
      {face}
      <Icon name="arrow-square-out" />
    </NewTabForm>
  );
}

type NewTabFormProps = {
  target: Extract<TileTarget, { kind: "application" | "ebill" }>;
  className: string;
  label: string;
  action?: string;
  children: ReactNode;
};

/** A post in a new tab, since it may register the member with eBill or send their token on. */
export function NewTabForm(props: NewTabFormProps) {
  const { target, className, label, action = href("/home"), children } = props;
  return (
    <form method="post" action={action} target="_blank" aria-label={label}>
      {target.kind === "application" && (
        <input type="hidden" name="program" value={target.program} />
      )}
      <button className={className} name="intent" value={target.kind}>
        {children}
      </button>
    </form>
  );
}

function TileLabel({ tile, children }: { tile: ProgramTile; children?: ReactNode }) {
  const cut = tile.name !== tile.fullName;
  const say = (name: string) => (tile.isCarrierText ? renderCarrierText(name) : name);
  return (
    <>
      <span className="chip">
        <Icon name={tile.icon} />
      </span>
      <span>
        {cut ? <span aria-hidden="true">{say(tile.name)}</span> : say(tile.name)}
        {cut && <VisuallyHidden>{say(tile.fullName)}</VisuallyHidden>}
        {children}
      </span>
    </>
  );
}
