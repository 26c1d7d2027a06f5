import type { PageBrand } from "#app/brand/brand.ts";
import { partnerLinks } from "#app/components/frame/error-links.ts";
import { ArrowLinkList } from "#app/components/ui/actions/ArrowLink.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { logoutText } from "#app/text/sign-in/logout.ts";

type LogoutPageProps = { links: PageBrand["links"]; isLoggedOut: boolean };

/** After log-out on the health-plan partner's site, and where visitors are sent. */
export function LogoutPage({ links, isLoggedOut }: LogoutPageProps) {
  const { heading, thanks, visitor } = logoutText;
  return (
    <div className="card sheet">
      <div className="sheet__head">
        {isLoggedOut && (
          <span className="chip chip--ok">
            <Icon name="check-circle-fill" />
          </span>
        )}
        <h1>{isLoggedOut ? heading : visitor.heading}</h1>
        <p>{isLoggedOut ? thanks : visitor.text}</p>
      </div>
      <section>
        <h2>{logoutText.next}</h2>
        <ArrowLinkList targets={partnerLinks(links)} />
      </section>
    </div>
  );
}
