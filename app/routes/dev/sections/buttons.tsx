import { Button, ButtonAnchor, ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { CopyButton } from "#app/components/ui/actions/CopyButton.tsx";
import type { SectionProps } from "../sections.ts";
import { Sample } from "../sample.tsx";

const kinds = ["primary", "quiet", "bare"] as const;

export function Buttons({ here }: SectionProps) {
  return (
    <>
      {kinds.map((kind) => (
        <Sample wide key={kind} state={kind}>
          <div className="row">
            <Button type="button" kind={kind}>
              Save changes
            </Button>
            <Button type="button" kind={kind} icon="download-simple">
              Download
            </Button>
            <Button type="button" kind={kind} size="small">
              Small
            </Button>
            <Button type="button" kind={kind} size="small" icon="x">
              Small with icon
            </Button>
            <Button type="button" kind={kind} disabled>
              Disabled
            </Button>
            <ButtonLink kind={kind} to={here}>
              Link
            </ButtonLink>
            <ButtonAnchor kind={kind} href={here} icon="arrow-square-out">
              Plain link
            </ButtonAnchor>
          </div>
        </Sample>
      ))}
      <Sample state="copy, only with script">
        <div className="row">
          <CopyButton value="900000001" label="Subscriber ID" />
        </div>
      </Sample>
    </>
  );
}
