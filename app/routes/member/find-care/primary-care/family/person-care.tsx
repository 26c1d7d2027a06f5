import { href } from "react-router";
import type { ReactNode } from "react";
import { memberContext } from "#server/middleware/member.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { EmptyState, Placeholder } from "#app/components/ui/surfaces/EmptyState.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { BELOW_PRIMARY_CARE, PageHead } from "#app/frame/document/page-head.tsx";
import { primaryCareText as text } from "#app/text/care/primary-care.ts";
import { CareHistory, Locations, ProviderFacts } from "./PersonProvider.tsx";
import { loadPersonCare, loadProviders } from "./load-care.ts";
import { viewPersonCare, type EntryView, type PersonView } from "./view-care.ts";
import type { Route } from "./+types/person-care.ts";

/**
 * A member's primary care: present, upcoming and earlier providers, and the way to change (S-20).
 */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const { viewer, account: _account, ...loaded } = await loadPersonCare(member, params.suffix);
  const { current, upcoming, earlier, applies } = loaded.care;
  const entries = [...(current === null ? [] : [current]), ...upcoming, ...earlier];
  const directory = await loadProviders(member.gateway, applies ? entries : []);
  const { today } = member;
  return viewPersonCare({ ...loaded, viewerSuffix: viewer.memberSuffix, directory, today });
};

export default function PersonCare({ loaderData: view }: Route.ComponentProps) {
  const { name, fullName, applies, chosen, earlier, choose, notice, phone } = view;
  /** No provider can be chosen any more; only earlier providers are listed. */
  const isPast = choose === null && earlier.length > 0;
  const title = name === null ? text.ownPage : text.pageTitle(fullName);
  return (
    <>
      <PageHead title={title} above={BELOW_PRIMARY_CARE} current={fullName} />
      {applies ? (
        <div className="claim">
          {notice !== null && (
            <Alert kind="info">
              <p>{notice}</p>
              {choose === null && <PhoneLink phone={phone} />}
            </Alert>
          )}
          {chosen.length === 0 && !isPast && <Nobody view={view} />}
          {chosen.map((entry, index) => (
            <Chosen key={entry.key} entry={entry}>
              {index === 0 && <ProviderActions choose={choose} />}
            </Chosen>
          ))}
          {(chosen.length > 0 || earlier.length > 0) && <CareHistory entries={earlier} />}
        </div>
      ) : (
        <div className="claim">
          <section className="card cards">
            <EmptyState
              title={text.notEligible(name)}
              text={text.none.text}
              icon="stethoscope-duotone"
              action={{ label: text.none.action, href: href("/find-care") }}
            />
          </section>
        </div>
      )}
    </>
  );
}

function Chosen({ entry, children }: { entry: EntryView; children: ReactNode }) {
  const { provider, title } = entry;
  return (
    <>
      <Card title={title} {...(!provider.isNameOnly && { className: "claim__main" })}>
        <ProviderFacts entry={entry}>{children}</ProviderFacts>
      </Card>
      {!provider.isNameOnly && <Locations locations={provider.locations} />}
    </>
  );
}

function ProviderActions({ choose }: { choose: string | null }) {
  return (
    <div className="row">
      {choose !== null && (
        <ButtonLink to={choose} icon="swap">
          {text.changeProvider}
        </ButtonLink>
      )}
      <PrintButton />
    </div>
  );
}

/**
 * Without a provider: the way to choose one, or the number to call where the member cannot choose.
 */
function Nobody({ view: { name, choose, notice, phone } }: { view: PersonView }) {
  const title = text.nobody.title(name);
  const icon = "stethoscope-duotone";
  return (
    <section className="card cards">
      {choose === null ? (
        <Placeholder title={title} icon={icon}>
          <p>{text.nobody.closed}</p>
          {/* A notice above has it already. */}
          {notice === null && <PhoneLink phone={phone} />}
        </Placeholder>
      ) : (
        <EmptyState
          title={title}
          text={text.nobody.text}
          icon={icon}
          action={{ label: text.select, href: choose }}
        />
      )}
    </section>
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
