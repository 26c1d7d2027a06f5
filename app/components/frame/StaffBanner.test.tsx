import { expect, test } from "vitest";
import type { PageBrand } from "#app/brand/brand.ts";
import { menus, visitorMenu } from "./frame.fixture.ts";
import { PageFrame } from "./PageFrame.tsx";
import { PublicFrame } from "./PublicFrame.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";
import { StaffBanner } from "./StaffBanner.tsx";

const brand: PageBrand = {
  domainId: 1,
  key: "carrier",
  name: "Main Carrier",
  flags: { providence: false, summit: false, healthPlanPartner: false, medicareOriented: false },
  links: { partnerDashboard: null, partnerPlanContact: null },
  supportPhone: null,
};
const frame = {
  brand,
  flash: null,
  footer: { year: 2026, policies: [], ncqa: null, scheme: null },
} as const;
const staff = { memberName: "Ana Field" };

function memberPage(props: Partial<Parameters<typeof PageFrame>[0]> = {}): string {
  return htmlOf(
    <PageFrame
      {...frame}
      member={{ firstName: "Ana", lastName: "Field" }}
      group={null}
      menus={menus}
      alerts={[]}
      {...props}
    >
      <p>The page</p>
    </PageFrame>,
  );
}

function publicPage(props: Partial<Parameters<typeof PublicFrame>[0]> = {}): string {
  return htmlOf(
    <PublicFrame {...frame} menu={visitorMenu} {...props}>
      <p>The page</p>
    </PublicFrame>,
  );
}

test("staff are told that they are staff, for whom, and how to end it", () => {
  const html = htmlOf(<StaffBanner memberName="Ana Field" subscriberId="904417823" />);
  expect(wordsOf(html)).toBe(
    "You are viewing as staff on behalf of Ana Field, subscriber ID 904417823 " +
      "Stop viewing as this member",
  );
  expect(tagsOf(html, "form", 'method="post"', 'action="/login-as/end"')).toHaveLength(1);
  expect(wordsOf(htmlOf(<StaffBanner {...staff} />))).not.toContain("subscriber ID");
});

test("the banner stands before the header of every frame, in a region of its own", () => {
  for (const html of [memberPage({ staff }), publicPage({ staff })]) {
    expect(wordsOf(html)).toMatch(/^You are viewing as staff on behalf of Ana Field/);
    expect(html.indexOf("<section")).toBeLessThan(html.indexOf("<header"));
    expect(tagsOf(html, "section", 'aria-label="Staff view"')).toHaveLength(1);
  }
});

test("a member who acts for themselves meets no banner", () => {
  for (const html of [
    memberPage(),
    memberPage({ staff: null }),
    publicPage(),
    publicPage({ staff: null }),
  ]) {
    expect(html).not.toContain("viewing as staff");
    expect(html).not.toContain("/login-as/end");
  }
});
