import { href, redirect } from "react-router";
import { memberContext, type MemberRequest } from "#server/middleware/member.ts";
import { Field } from "#app/components/forms/Field.tsx";
import { SelectField } from "#app/components/forms/SelectField.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { NewTabLink } from "#app/components/ui/actions/NewTabLink.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import {
  FIRST_RADIUS_MILES,
  SEARCH_STRING_LIMIT,
  dentistSearchUrl,
  findSearchString,
} from "#app/rules/care/directories.ts";
import { directoryWords } from "#app/rules/search/specialties.ts";
import { RADII_MILES, findRadius, findZip } from "#app/rules/care/provider-search.ts";
import { findCareText } from "#app/text/care/find-care.ts";
import { findDraftValues, checkForm } from "#app/forms/form-answer.ts";
import { FormPage } from "#app/forms/form-page.tsx";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { BELOW_FIND_CARE, PageHead } from "#app/frame/document/page-head.tsx";
import { loadDirectories } from "../load-directories.ts";
import type { Route } from "./+types/find-a-dentist.ts";
import { z } from "zod";
import { optionalField, textField } from "#app/forms/field-schemas.ts";
import { readForm } from "#app/forms/form-data.ts";
import { refuse } from "#app/forms/submit/refuse.ts";

const text = findCareText.dentist;

/** The search for a dentist, only for Providence (T-24). Its results are on another site. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const member = getProvidence(context.get(memberContext));
  const { phone, dental } = await loadDirectories(member);
  return {
    phone,
    directory: dental === null ? null : { href: dental, host: new URL(dental).host },
    first: { radius: `${FIRST_RADIUS_MILES}` },
    radii: RADII_MILES.map((miles) => ({ value: `${miles}`, label: text.within(miles) })),
    wordsHint: text.wordsHint(SEARCH_STRING_LIMIT),
    draft: findDraftValues(context, url.pathname),
  };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const member = getProvidence(context.get(memberContext));
  const { dental } = await loadDirectories(member);
  return searchDentists(request, dental ?? throwErrorPage(404));
};

function getProvidence(member: MemberRequest): MemberRequest {
  if (!member.brand.flags.providence) throw redirect(href("/find-care"));
  return member;
}

export default function FindADentist({ loaderData, actionData }: Route.ComponentProps) {
  const { directory } = loaderData;
  if (directory === null) return <Closed phone={loaderData.phone} />;
  return <SearchForm shown={{ ...loaderData, directory }} answer={actionData} />;
}

type DentistsData = Route.ComponentProps["loaderData"];
type SearchFormProps = {
  shown: DentistsData & { directory: NonNullable<DentistsData["directory"]> };
  answer: Route.ComponentProps["actionData"];
};

function SearchForm({ shown, answer }: SearchFormProps) {
  const { directory, phone, first, radii, wordsHint, draft } = shown;
  return (
    <FormPage
      heading={text.title}
      intro={<p>{text.intro(directory.host)}</p>}
      answer={answer}
      initial={first}
      draft={draft}
      submit={text.submit}
      foot={
        <>
          <NewTabLink href={directory.href}>{text.directory}</NewTabLink>
          <PhoneLink phone={phone} />
          <ArrowLink to={href("/passport-dental")}>{text.passport}</ArrowLink>
        </>
      }
    >
      {({ field }) => (
        <>
          <Field
            {...field("zip")}
            label={text.zip}
            hint={text.zipHint}
            inputMode="numeric"
            autoComplete="postal-code"
            required
          />
          <SelectField {...field("radius")} label={text.radius} options={radii} required />
          <Field {...field("words")} label={text.words} hint={wordsHint} autoComplete="off" />
        </>
      )}
    </FormPage>
  );
}

function Closed({ phone }: Pick<DentistsData, "phone">) {
  const { title, text: words, service } = text.closed;
  return (
    <>
      <PageHead title={text.title} above={BELOW_FIND_CARE} />
      <EmptyState
        icon="tooth-duotone"
        title={title}
        text={words}
        action={{ label: service, href: href("/support/customer-service") }}
      />
      <PhoneLink phone={phone} />
    </>
  );
}

const tooLong = text.wordsWrong(SEARCH_STRING_LIMIT);

/** ZIP code, radius and text of a search, each in the form in which the directory takes it. */
const schema = z.object({
  zip: textField(text.zip, (typed) => (findZip(typed) === undefined ? "pattern" : undefined), {
    pattern: text.zipWrong,
    maxlength: text.zipWrong,
  }).transform((typed) => findZip(typed) ?? ""),
  radius: textField(
    text.radius,
    (typed) => (findRadius(typed) === undefined ? "pattern" : undefined),
    { pattern: text.radiusWrong, maxlength: text.radiusWrong },
  ).transform((typed) => findRadius(typed) ?? 0),
  words: optionalField(
    text.words,
    (typed) => (findSearchString(typed) === undefined ? "maxlength" : undefined),
    { maxlength: tooLong },
  ).transform((typed) => findSearchString(typed ?? "") ?? ""),
});

/** A post without a referrer, so that the typed text is part of no URL of the dashboard. */
async function searchDentists(request: Request, directory: string) {
  const submission = checkForm(await readForm(request), schema);
  if (submission.status !== "success") return refuse(submission.reply());
  const { zip, radius, words } = submission.value;
  const search = { zip, radiusMiles: radius, searchString: directoryWords(words) };
  throw redirect(dentistSearchUrl(directory, search), {
    status: 303,
    headers: { "Referrer-Policy": "no-referrer" },
  });
}
