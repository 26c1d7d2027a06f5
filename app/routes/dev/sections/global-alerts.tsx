import { useLoaderData } from "react-router";
import { GlobalAlerts } from "#app/components/frame/GlobalAlerts.tsx";
import { Markdown } from "../pieces/Markdown.tsx";
import { Sample } from "../sample.tsx";
import type { sampleTexts } from "../sample-texts.ts";
import type { SectionProps } from "../sections.ts";

const kinds = ["info", "success", "warning", "error"] as const;

export function AlertsOfTheCarrier({ here }: SectionProps) {
  return (
    <>
      <Sample state="four types, each can be dismissed">
        <GlobalAlerts
          alerts={kinds.map((kind, n) => ({
            id: `00000000000${n}`,
            kind,
            title: `An alert of type ${kind}`,
            content: "A sentence that says what is the case.",
            canDismiss: true,
          }))}
        />
      </Sample>
      <Sample state="links and buttons, cannot be dismissed">
        <GlobalAlerts
          alerts={[
            {
              kind: "warning",
              title: "Some services are down on Sunday",
              content: "From 1 a.m. to 4 a.m. claims are not shown.",
              links: [
                { label: "What you can do meanwhile", href: `${here}#global-alerts` },
                { label: "State of our services", href: "https://status.example.test/" },
              ],
              buttons: [{ label: "Call 555-0100", href: "tel:+15035550100" }],
            },
          ]}
        />
      </Sample>
    </>
  );
}

type Loaded = { texts: Awaited<ReturnType<typeof sampleTexts>> };

/** The page's loader brings them: no parser of texts reaches a browser. */
export function Texts() {
  const { texts } = useLoaderData<Loaded>();
  return (
    <>
      <Sample state="Markdown">
        <Markdown markup={texts.markdown} />
      </Sample>
      <Sample state="HTML of a service, cleaned">
        <Markdown markup={texts.html} />
      </Sample>
      <Sample state="could not be had">
        <Markdown markup={null} />
      </Sample>
    </>
  );
}
