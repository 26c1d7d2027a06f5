import "#app/styles/screens/provider-search.css";
import { href, data, Form, Link } from "react-router";
import { useAnsweredForm } from "#app/components/forms/answered-form.ts";
import { FormSheet } from "#app/components/forms/FormSheet.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { BELOW_PRIMARY_CARE, PageHead } from "#app/frame/document/page-head.tsx";
import { providerSearchText as text } from "#app/text/care/provider-search.ts";
import { FoundProviders } from "./FoundProviders.tsx";
import { loadSearch, startSearch } from "./load-search.ts";
import { SearchFields, SearchSheet } from "./SearchSheet.tsx";
import { viewSearch } from "./view-search.ts";
import type { Route } from "./+types/search.ts";

export type SearchView = ReturnType<typeof viewSearch>["view"];

/** The search for a primary care provider (S-20): its form, and its result. */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { view, status } = viewSearch(await loadSearch(context, url, params.suffix));
  return data(view, { status });
};

export const action = ({ request, context, params }: Route.ActionArgs) =>
  startSearch(request, context, params.suffix);

export default function SearchProviders({ loaderData: view, actionData }: Route.ComponentProps) {
  const page = view.kind === "result" && view.found.kind === "found" ? view.found.page : 1;
  const hasErrors = actionData !== undefined || (view.kind === "form" && view.alert !== null);
  const own = href("/find-care/primary-care/:suffix", { suffix: String(view.suffix) });
  return (
    <>
      <PageHead
        title={text.title(view.name, page)}
        hasErrors={hasErrors}
        above={[...BELOW_PRIMARY_CARE, { label: view.name, href: own }]}
        current={text.crumb}
        heading={null}
      />
      {view.kind === "closed" && <Closed name={view.name} phone={view.phone} back={own} />}
      {view.kind === "form" && <SearchSheet view={view} answer={actionData} />}
      {view.kind === "result" && <Result view={view} />}
    </>
  );
}

/** For members who have nothing to search for: not eligible, or termed. */
function Closed({ name, phone, back }: { name: string; phone: string | null; back: string }) {
  return (
    <FormSheet
      heading={text.heading}
      errors={[]}
      foot={
        <Link className="link" to={back}>
          {text.back}
        </Link>
      }
    >
      <div className="prose">
        <p>
          <b>{text.notEligible.title(name)}</b>
        </p>
        <p>{text.notEligible.text}</p>
        <PhoneLink phone={phone} />
      </div>
    </FormSheet>
  );
}

function Result({ view }: { view: Extract<SearchView, { kind: "result" }> }) {
  const { name, path, options, values } = view;
  return (
    <>
      <h1>{text.heading}</h1>
      <p className="lead">{text.for(name)}</p>
      <div className="claims-page">
        <details className="card folds filters">
          <summary>
            <h2>{text.form.heading}</h2>
            <Icon name="caret-down" />
          </summary>
          {/* Remounts the fields with those of another search. */}
          <AnotherSearch
            key={Object.values(values).join(" ")}
            path={path}
            options={options}
            values={values}
          />
        </details>
        <FoundProviders view={view} />
      </div>
    </>
  );
}

type AnotherSearchProps = {
  path: string;
  options: readonly { value: string; label: string }[];
  values: Record<string, string>;
};

function AnotherSearch({ path, options, values }: AnotherSearchProps) {
  const form = useAnsweredForm(undefined, { defaultValue: values });
  return (
    <Form
      method="post"
      action={path}
      className="card__body form"
      aria-label={text.form.heading}
      {...form.formProps}
    >
      <SearchFields form={form} options={options} />
    </Form>
  );
}
