import type { PageBrand } from "#app/brand/brand.ts";
import { logoutText } from "#app/text/logout.ts";
import { partnerLinks } from "#app/components/frame/error-links.ts";
import { Icon } from "#app/components/ui/Icon.tsx";
import { OnwardList } from "#app/components/ui/OnwardList.tsx";

/** After log-out on the health-plan partner's site. */
export function LogoutPage({ links }: { links: PageBrand["links"] }) {
  return (
    <div className="card sheet">
      <div className="sheet__head">
        <span className="chip chip--ok">
          <Icon name="check-circle-fill" />
        </span>
        <h1>{logoutText.heading}</h1>
        <p>{logoutText.thanks}</p>
      </div>
      <section>
        <h2>{logoutText.next}</h2>
        <OnwardList targets={partnerLinks(links)} />
      </section>
    </div>
  );
}
