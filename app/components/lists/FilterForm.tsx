import type { ReactNode } from "react";
import { Form } from "react-router";
import { filtersText } from "#app/text/lists/filters.ts";
import { Button, ButtonLink } from "../ui/actions/Button.tsx";
import { Icon } from "../ui/icons/Icon.tsx";
import type { FilterFormView } from "./list-view.ts";

export type FilterFormProps = {
  form: FilterFormView;
  text: { heading: string; apply: string };
  /** Filters that could not be loaded; shown beside the form, because phones fold it. */
  note?: string | false;
  children: ReactNode;
};

/** A GET form to the list's own address. Folded unless a filter is invalid. */
export function FilterForm({ form, text, note = false, children }: FilterFormProps) {
  const { action, hidden, clear, inUse, errors } = form;
  const filters = (
    <details className="card folds filters" open={Object.keys(errors).length > 0}>
      <summary>
        <h2>{text.heading}</h2>
        {inUse > 0 && <span className="badge num">{filtersText.inUse(inUse)}</span>}
        <Icon name="caret-down" />
      </summary>
      <Form className="card__body form" action={action} aria-label={text.heading}>
        {hidden.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {children}
        <div className="row">
          <Button>{text.apply}</Button>
          {inUse > 0 && (
            <ButtonLink kind="bare" to={clear}>
              {filtersText.clear}
            </ButtonLink>
          )}
        </div>
      </Form>
    </details>
  );
  if (note === false) return filters;
  return (
    <div className="form">
      {filters}
      <p className="hint">{note}</p>
    </div>
  );
}
