import { useState } from "react";
import { useLocation } from "react-router";
import { EditCard } from "#app/components/forms/EditCard.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { Modal, ModalLink } from "../pieces/Modal.tsx";
import { Tooltip } from "../pieces/Tooltip.tsx";
import { Sample } from "../sample.tsx";
import type { SectionProps } from "../sections.ts";

const kinds = ["info", "success", "warning", "error"] as const;

/** Answers go into the address: this page takes no posts. */
export function Modals({ here }: SectionProps) {
  const search = new URLSearchParams(useLocation().search);
  const [events, setEvents] = useState<readonly string[]>([]);
  const asked = search.get("dialog");
  const kind = kinds.find((each) => `sample-${each}` === asked);
  const answer = ["primary", "secondary"].find((each) => each === search.get("answer"));
  return (
    <>
      {kinds.map((each) => (
        <Sample key={each} state={each}>
          <ModalLink path={here} name={`sample-${each}`} size="small">
            Open the {each} dialog
          </ModalLink>
        </Sample>
      ))}
      {answer !== undefined && <p>The last dialog was answered with {answer}.</p>}
      {events.length > 0 && <p>Told, with script: {events.join(", ")}.</p>}
      {kind !== undefined && (
        <Modal
          path={here}
          name={`sample-${kind}`}
          kind={kind}
          heading="End your coverage?"
          subheading={kind === "warning" ? "Sample Boatworks, medical and dental" : undefined}
          primary="End coverage"
          secondary={kind === "info" ? undefined : "End dental alone"}
          cancel="Keep everything"
          method="get"
          onEvent={(event) => setEvents((before) => [...before, event])}
        >
          {[...new URLSearchParams(here.split("?")[1])].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p>Your coverage ends on the last day of the month. You can&apos;t undo this here.</p>
        </Modal>
      )}
    </>
  );
}

export function Tooltips() {
  return (
    <>
      <Sample state="opens by a click, and by a resting mouse">
        <p>Deductible</p>
        <Tooltip label="About the deductible">
          <p>What you pay yourself each year before your plan pays.</p>
        </Tooltip>
      </Sample>
      <Sample state="at once, and stays for a second">
        <Tooltip label="About coinsurance" openDelay={0} closeDelay={1000}>
          <p>Your share of the price of a service, in percent.</p>
        </Tooltip>
      </Sample>
    </>
  );
}

const items = [
  { term: "Street", value: "100 Sample Street" },
  { term: "City", value: "Sampleton" },
];

const refused = {
  error: {
    "": ["Your address could not be saved."],
    "refused-city": ["City is a required field"],
  },
  fields: [],
  values: {},
};

export function EditCards({ here }: SectionProps) {
  const search = new URLSearchParams(useLocation().search);
  return (
    <>
      <Sample state="values, or the form when the address asks for it">
        <EditCard
          path={here}
          name="address"
          title="Mailing address"
          items={items}
          editing={search.get("edit") === "address"}
          defaultValue={{ "live-city": "Sampleton" }}
        >
          {({ field }) => <Field {...field("live-city")} label="City" />}
        </EditCard>
      </Sample>
      <Sample state="refused">
        <EditCard path={here} name="refused" title="Refused" items={items} editing answer={refused}>
          {({ field }) => <Field {...field("refused-city")} label="City" required />}
        </EditCard>
      </Sample>
      <Sample state="read-only">
        <EditCard path={here} name="fixed" title="Home address" items={items} editing readOnly>
          {() => null}
        </EditCard>
      </Sample>
    </>
  );
}
