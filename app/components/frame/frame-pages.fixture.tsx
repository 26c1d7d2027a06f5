import type { PageBrand } from "#app/brand/brand.ts";
import { htmlOf } from "../ui/render-html.tsx";
import { menus, visitorMenu } from "./frame.fixture.ts";
import { PageFrame } from "./PageFrame.tsx";
import { PublicFrame } from "./PublicFrame.tsx";

export const brand: PageBrand = {
  domainId: 1,
  key: "carrier",
  name: "Main Carrier",
  flags: { providence: false, summit: false, healthPlanPartner: false, medicareOriented: false },
  links: { partnerDashboard: null, partnerPlanContact: null },
  servicePhone: null,
};
export const footer = {
  year: 2026,
  policies: [{ key: "privacy", href: "https://carrier.example/privacy" }],
  ncqa: { badge: "commendable", description: "Commendable plan" },
  scheme: null,
} as const;

export const memberPage = (props: Partial<Parameters<typeof PageFrame>[0]> = {}): string =>
  htmlOf(
    <PageFrame
      brand={brand}
      member={{ firstName: "Ana", lastName: "Field" }}
      menus={menus}
      group={null}
      alerts={[]}
      flash={null}
      footer={footer}
      {...props}
    >
      <p>The page</p>
    </PageFrame>,
  );

export const publicPage = (props: Partial<Parameters<typeof PublicFrame>[0]> = {}): string =>
  htmlOf(
    <PublicFrame
      brand={brand}
      menu={visitorMenu}
      flash={null}
      footer={{ ...footer, ncqa: null }}
      {...props}
    >
      <p>The page</p>
    </PublicFrame>,
  );
