import type { ReactNode } from "react";
import { Form } from "react-router";
import { filtersText } from "#app/text/filters.ts";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";

/** What every form of filters is given by its page. */
export type FilterFormValues = {
  /** Filters of other parts of the page, which stay as they are. */
  kept: readonly { name: string; value: string }[];
  /** The list without filters. */
  clear: string;
  /** How many filters are in use. */
  inUse: number;
};

type FilterFormProps = FilterFormValues & {
  /** The path of the list. */
  list: string;
  heading: string;
  apply: string;
  /** Something has to be mended: then the form is in sight. */
  wrong: boolean;
  children: ReactNode;
};

/**
 * What a list is narrowed to: a form that is sent as the list's own address, with or without script,
 * folded until it is wanted.
 */
export function FilterForm(props: FilterFormProps) {
  const { list, heading, apply, wrong, kept, clear, inUse, children } = props;
  return (
    <details className="card folds filters" open={wrong}>
      <summary>
        <h2>{heading}</h2>
        {inUse > 0 && <span className="badge num">{filtersText.inUse(inUse)}</span>}
        <Icon name="caret-down" />
      </summary>
      <Form className="card__body form" action={list}>
        {kept.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {children}
        <div className="row">
          <Button>{apply}</Button>
          {inUse > 0 && (
            <ButtonLink kind="bare" to={clear}>
              {filtersText.clear}
            </ButtonLink>
          )}
        </div>
      </Form>
    </details>
  );
}
