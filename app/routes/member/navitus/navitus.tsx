import { href, redirect } from "react-router";
import { cleanHtml } from "#server/content/html.ts";
import { getAccount } from "#server/gateway/calls/member/account.ts";
import { listPrograms } from "#server/gateway/calls/care/programs.ts";
import { memberContext } from "#server/middleware/member.ts";
import { ButtonAnchor } from "#app/components/ui/actions/Button.tsx";
import { WithContext } from "#app/components/ui/text/VisuallyHidden.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { renderCarrierText, englishLang } from "#app/components/ui/text/CarrierText.tsx";
import { SafeHtml } from "#app/components/ui/text/SafeHtml.tsx";
import { Sentence } from "#app/components/ui/text/Sentence.tsx";
import { PROGRAM_IDS, programsVisible } from "#app/rules/programs/programs.ts";
import { findOutsideUrl, isOwnHost } from "#app/rules/frame/web-url.ts";
import { commonText } from "#app/text/common/common.ts";
import { pharmacyText as text } from "#app/text/benefits/benefits.ts";
import { ownHosts } from "#app/frame/addresses/own-hosts.ts";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import type { Route } from "./+types/navitus.ts";

/** The pharmacy program (S-23), for members who have it (§2 "Menus"). */
export const loader = async ({ context, url: address }: Route.LoaderArgs) => {
  const { gateway, brand } = context.get(memberContext);
  await getAccount(gateway);
  const programs = programsVisible(brand.flags) ? await listPrograms(gateway) : [];
  const program = programs.find(({ id }) => id === PROGRAM_IDS.navitus);
  if (program === undefined) throw redirect(href("/error/:status", { status: "404" }));
  const { name, description, url } = program;
  const hosts = ownHosts(address);
  const refuses = (to: URL) => isOwnHost(to, hosts);
  return {
    name,
    description: cleanHtml(description, { refuses }),
    url: findOutsideUrl(url, hosts) ?? null,
  };
};

export default function Navitus({ loaderData: { name, description, url } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle page={text.title} />
      <div className="card sheet">
        <div className="sheet__head">
          <h1 {...englishLang}>{name}</h1>
          <SafeHtml markup={description} isCarrierText />
        </div>
        {url === null ? (
          <>
            <p className="muted">{text.noAddress}</p>
            <ArrowLink to={href("/support/customer-service")}>{text.customerService}</ArrowLink>
          </>
        ) : (
          <>
            <p className="muted">{text.elsewhere}</p>
            <div className="row">
              <ButtonAnchor href={url} target="_blank" rel="noopener" icon="arrow-square-out">
                <WithContext context={commonText.newTab}>
                  <Sentence parts={text.open(renderCarrierText(name))} />
                </WithContext>
              </ButtonAnchor>
            </div>
          </>
        )}
      </div>
    </>
  );
}
