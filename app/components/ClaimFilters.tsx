import { Form } from "react-router";
import { claimsText } from "../text/claims.ts";
import { showDate } from "../text/format.ts";
import { faultMessage, type FaultKind } from "../text/validation.ts";
import { Button, ButtonLink } from "./Button.tsx";
import { DateField } from "./DateField.tsx";
import { Icon } from "./Icon.tsx";
import { ProviderChoices, type ProviderChoice } from "./ProviderChoices.tsx";
import { SelectField } from "./SelectField.tsx";

type Option = { value: string; label: string };

/** What can be wrong with a filter: "unknown" is a value that is not offered. */
type FilterFaults = Readonly<
  Partial<Record<"from" | "to" | "provider" | "status", FaultKind | "unknown">>
>;

export type ClaimFiltersProps = {
  /** Filters of other parts of the page, which stay as they are. */
  kept: readonly { name: string; value: string }[];
  /** Whom else the viewer may look at; nobody for most. */
  members: readonly Option[];
  member: string;
  viewer: string;
  /** "YYYY-MM-DD", or what was typed instead. */
  from: string;
  to: string;
  earliest: string;
  latest: string;
  status: string;
  /** Undefined while nothing could be asked for. */
  statuses: readonly Option[] | undefined;
  providers: readonly ProviderChoice[];
  faults: FilterFaults;
  clear: string;
  /** How many filters are in use. */
  inUse: number;
};

/** Which claims to list: a form that is sent as the list's own address, with or without script. */
export function ClaimFilters(props: ClaimFiltersProps) {
  const { kept, members, providers, statuses = [], faults, inUse } = props;
  const text = claimsText.filters;
  const errorsOf = (name: keyof FilterFaults) =>
    listFilterErrors(faults)
      .filter(({ fieldId }) => fieldId === name)
      .map(({ message }) => message);
  return (
    <details className="card folds filters" open={Object.keys(faults).length > 0}>
      <summary>
        <h2>{text.heading}</h2>
        {inUse > 0 && <span className="badge num">{text.inUse(inUse)}</span>}
        <Icon name="caret-down" />
      </summary>
      <Form className="card__body form" action="/claims">
        {kept.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {members.length > 0 && (
          <SelectField
            id="member"
            label={text.member}
            placeholder={text.self(props.viewer)}
            options={members}
            defaultValue={props.member}
          />
        )}
        <DateField
          id="from"
          label={text.from}
          hint={text.datesHint(showDate(props.earliest))}
          errors={errorsOf("from")}
          defaultValue={props.from}
          min={props.earliest}
          max={props.latest}
        />
        <DateField
          id="to"
          label={text.to}
          errors={errorsOf("to")}
          defaultValue={props.to}
          min={props.earliest}
          max={props.latest}
        />
        <SelectField
          id="status"
          label={text.status}
          errors={errorsOf("status")}
          placeholder={text.anyStatus}
          options={withChosen(statuses, props.status)}
          defaultValue={props.status}
        />
        <ProviderChoices providers={providers} errors={errorsOf("provider")} />
        <div className="row">
          <Button>{text.apply}</Button>
          {inUse > 0 && (
            <ButtonLink kind="bare" to={props.clear}>
              {text.clear}
            </ButtonLink>
          )}
        </div>
      </Form>
    </details>
  );
}

/** A status that is not offered any more is still what the list is filtered by. */
const withChosen = (statuses: readonly Option[], chosen: string): readonly Option[] =>
  chosen === "" || statuses.some(({ value }) => value === chosen)
    ? statuses
    : [...statuses, { value: chosen, label: claimsText.chips.otherStatus }];

/** What is wrong with the filters, in the order of the form. */
export function listFilterErrors(faults: FilterFaults): { fieldId: string; message: string }[] {
  const { filters: labels, faults: own } = claimsText;
  const ofDay = (name: "from" | "to") => {
    const fault = faults[name];
    if (fault === undefined) return [];
    // No day is "not offered": that is said of choices.
    const kind = fault === "unknown" ? "pattern" : fault;
    return [{ fieldId: name, message: faultMessage(kind, labels[name], own[name]) }];
  };
  const ofChoice = (name: "status" | "provider") =>
    faults[name] === undefined ? [] : [{ fieldId: name, message: own[name] }];
  return [...ofDay("from"), ...ofDay("to"), ...ofChoice("status"), ...ofChoice("provider")];
}
