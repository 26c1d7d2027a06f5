import "#app/styles/screens/eob.css";
import { memberContext } from "#server/middleware/member.ts";
import { href } from "react-router";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { FamilyFilters } from "#app/components/lists/FamilyFilters.tsx";
import { Tabs } from "#app/components/ui/actions/Tabs.tsx";
import { answerList } from "#app/lists/list-address.ts";
import { ListPage } from "#app/lists/list-page.tsx";
import { eobsText } from "#app/text/claims/eobs.ts";
import { languageHelpText } from "#app/text/frame/language-help.ts";
import { filtersText } from "#app/text/lists/filters.ts";
import { eobList, viewEobs } from "./eob-list.ts";
import { EobList } from "./EobList.tsx";
import type { Route } from "./+types/eobs.ts";

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const loaded = await eobList.loadPage(context.get(memberContext), url);
  return answerList(loaded, viewEobs(loaded));
};

export default function Eobs({ loaderData }: Route.ComponentProps) {
  const { type, types, filters, fields, list } = loaderData;
  const { heading, intro } = eobsText;
  return (
    <>
      <ListPage
        title={eobsText.ofType(type)}
        filters={filters}
        page={list?.page}
        heading={heading}
        invalidFilter={eobsText.invalidFilter}
        earliest={fields.days.earliest}
        intro={
          <>
            <p className="lead">{intro}</p>
            <Tabs label={eobsText.filters.type} tabs={types} />
          </>
        }
        form={
          <FamilyFilters
            form={filters.form}
            fields={fields}
            text={eobsText.filters}
            anyMember={eobsText.filters.everyone}
            unlisted={filtersText.unlisted.eobs}
          />
        }
      >
        {list && <EobList type={type} filters={filters} list={list} />}
      </ListPage>
      <p>
        <ArrowLink to={href("/language-help")}>{languageHelpText.link}</ArrowLink>
      </p>
    </>
  );
}
