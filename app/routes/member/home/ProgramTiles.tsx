import { useId } from "react";
import { homeText } from "#app/text/home.ts";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { TileList, type ProgramTile } from "#app/components/ui/TileList.tsx";

type ProgramTilesProps = { tiles: readonly ProgramTile[]; viewAll: boolean };

export function ProgramTiles({ tiles, viewAll }: ProgramTilesProps) {
  const id = useId();
  const text = homeText.programs;
  return (
    <section className="programs" aria-labelledby={id}>
      <div className="sec">
        <h2 id={id}>{text.title}</h2>
        {viewAll && <OnwardLink to="/benefits/programs">{text.viewAll}</OnwardLink>}
      </div>
      {tiles.length === 0 ? <p className="muted">{text.none}</p> : <TileList tiles={tiles} />}
    </section>
  );
}
