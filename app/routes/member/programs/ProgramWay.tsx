import type { ReactNode } from "react";
import { ButtonAnchor, ButtonLink } from "#app/components/ui/Button.tsx";
import { Icon } from "#app/components/ui/Icon.tsx";
import { HandOffForm } from "#app/components/ui/TileList.tsx";
import { VisuallyHidden } from "#app/components/ui/VisuallyHidden.tsx";
import { commonText } from "#app/text/common.ts";
import { programsText } from "#app/text/programs.ts";
import type { ProgramView } from "./load-program.ts";

const text = programsText.detail;

type ProgramWayProps = { way: NonNullable<ProgramView["way"]>; name: string };

/** The button that leads to a program, and where that is. */
export function ProgramWay({ way, name }: ProgramWayProps) {
  if (way === "closed") return <p className="muted">{text.noAddress}</p>;
  switch (way.kind) {
    case "internal":
      return (
        <div className="row">
          <ButtonLink to={way.to}>{text.open(name)}</ButtonLink>
        </div>
      );
    case "external":
      return (
        <>
          <div className="row">
            <ButtonAnchor href={way.href} target="_blank" rel="noopener" icon="arrow-square-out">
              <NewTab>{way.isPdf ? text.openPdf(name) : text.open(name)}</NewTab>
            </ButtonAnchor>
          </div>
          <p className="muted">{way.isPdf ? text.fileOf(way.host) : text.elsewhere(way.host)}</p>
        </>
      );
    default:
      return (
        <HandOffForm target={way} className="btn" label={text.open(name)}>
          <Icon name="arrow-square-out" />
          <NewTab>{text.open(name)}</NewTab>
        </HandOffForm>
      );
  }
}

function NewTab({ children }: { children: ReactNode }) {
  return (
    <span>
      {children}
      <VisuallyHidden>{commonText.newTab}</VisuallyHidden>
    </span>
  );
}
