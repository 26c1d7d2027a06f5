import { useId, type ReactNode } from "react";
import { Link } from "react-router";
import { commonText } from "#app/text/common.ts";
import { homeText } from "#app/text/home.ts";
import { VisuallyHidden } from "#app/components/ui/VisuallyHidden.tsx";
import { Icon } from "#app/components/ui/Icon.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import type { HomeView } from "./view-home.ts";

export type ProgramTile = NonNullable<HomeView["programs"]>["tiles"][number];

type ProgramTilesProps = { tiles: readonly ProgramTile[]; viewAll: boolean };

/** The member's programs and shortcuts. */
export function ProgramTiles({ tiles, viewAll }: ProgramTilesProps) {
  const id = useId();
  const text = homeText.programs;
  return (
    <section className="programs" aria-labelledby={id}>
      <div className="sec">
        <h2 id={id}>{text.title}</h2>
        {viewAll && <OnwardLink to="/benefits/programs">{text.viewAll}</OnwardLink>}
      </div>
      {tiles.length === 0 && <p className="muted">{text.none}</p>}
      {tiles.length > 0 && (
        <ul className="tiles">
          {tiles.map((tile) => (
            <li key={tile.key}>
              <Tile tile={tile} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Tile({ tile }: { tile: ProgramTile }) {
  const { target } = tile;
  if (target.kind === "internal") {
    return (
      <Link className="tile" to={target.to}>
        <Face tile={tile} />
        <Icon name="caret-right" />
      </Link>
    );
  }
  const face = (
    <Face tile={tile}>
      <VisuallyHidden>{commonText.newTab}</VisuallyHidden>
    </Face>
  );
  if (target.kind === "external") {
    return (
      <a className="tile" href={target.href} target="_blank" rel="noopener">
        {face}
        <Icon name="arrow-square-out" />
      </a>
    );
  }
  // A post, since it may register the member with eBill or send their token on.
  return (
    <form method="post" action="/home" target="_blank">
      {target.kind === "application" && (
        <input type="hidden" name="program" value={target.program} />
      )}
      <button className="tile" name="intent" value={target.kind}>
        {face}
        <Icon name="arrow-square-out" />
      </button>
    </form>
  );
}

function Face({ tile, children }: { tile: ProgramTile; children?: ReactNode }) {
  const cut = tile.name !== tile.fullName;
  return (
    <>
      <span className="chip">
        <Icon name={tile.icon} />
      </span>
      <span>
        {cut ? <span aria-hidden="true">{tile.name}</span> : tile.name}
        {cut && <VisuallyHidden>{tile.fullName}</VisuallyHidden>}
        {children}
      </span>
    </>
  );
}
