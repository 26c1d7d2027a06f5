import { Form } from "react-router";
import { claimsText } from "../text/claims.ts";
import { eobsText } from "../text/eobs.ts";
import { showDate } from "../text/format.ts";
import { Button, ButtonLink } from "./Button.tsx";
import { listFilterErrors, type ClaimFiltersProps } from "./ClaimFilters.tsx";
import { ProviderChoices } from "./ProviderChoices.tsx";
import { DateField } from "./DateField.tsx";
import { Icon } from "./Icon.tsx";
import { SelectField } from "./SelectField.tsx";

type EobFiltersProps = Pick<
  ClaimFiltersProps,
  "kept" | "members" | "member" | "from" | "to" | "earliest" | "latest" | "providers" | "clear"
> & {
  faults: Pick<ClaimFiltersProps["faults"], "from" | "to" | "provider">;
  /** How many filters are in use. */
  inUse: number;
};

/** Which explanations to list: a form that is sent as the list's own address. */
export function EobFilters(props: EobFiltersProps) {
  const { kept, members, providers, faults, inUse } = props;
  const text = eobsText.filters;
  const days = { min: props.earliest, max: props.latest };
  const errorsOf = (name: string) =>
    listFilterErrors(faults).flatMap(({ fieldId, message }) => (fieldId === name ? message : []));
  return (
    <details className="card folds filters" open={Object.keys(faults).length > 0}>
      <summary>
        <h2>{text.heading}</h2>
        {inUse > 0 && <span className="badge num">{claimsText.filters.inUse(inUse)}</span>}
        <Icon name="caret-down" />
      </summary>
      <Form className="card__body form" action="/eobs">
        {kept.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {members.length > 1 && (
          <SelectField
            id="member"
            label={text.member}
            placeholder={text.everyone}
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
          {...days}
        />
        <DateField
          id="to"
          label={text.to}
          errors={errorsOf("to")}
          defaultValue={props.to}
          {...days}
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
