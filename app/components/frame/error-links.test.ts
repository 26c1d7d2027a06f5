import { expect, test } from "vitest";
import { errorLinks, unexpectedErrorLinks } from "./error-links.ts";

const plain = {
  flags: { providence: false, summit: false, healthPlanPartner: false, medicareOriented: false },
  links: { partnerDashboard: null, partnerPlanContact: null },
};
const partner = {
  flags: { ...plain.flags, healthPlanPartner: true },
  links: {
    partnerDashboard: "https://partner.example/dashboard",
    partnerPlanContact: "https://partner.example/plan",
  },
};

const service = (at: string) => `Customer service ${at}`;

function pairs(input: Parameters<typeof errorLinks>[0]) {
  return errorLinks(input).map(({ label, href }) => [label, href]);
}

test.each([
  ["ERR-05 logged out", "visitor", 404, [service("/contact-us")]],
  ["ERR-05 T-73 on the way in", "pending", 500, ["Try again /sso-landing", service("/contact-us")]],
  ["ERR-06 ERR-07 logged in", "member", 404, ["Home /home", service("/support/customer-service")]],
] as const)("%s the links are: %j", (_rows, viewer, status, links) => {
  expect(pairs({ status, viewer, brand: plain }).map((pair) => pair.join(" "))).toEqual(links);
});

test("ERR-14 the unforeseen leads to the start", () => {
  expect(unexpectedErrorLinks).toEqual([{ label: "Home", href: "/", external: false }]);
});

test("ERR-23 ERR-24 ERR-25 401 at the partner leads to the partner, customer service, the plan", () => {
  expect(pairs({ status: 401, viewer: "visitor", brand: partner })).toEqual([
    ["Return to the partner dashboard", "https://partner.example/dashboard"],
    ["Contact customer service", "/contact-us"],
    ["Contact the health plan", "https://partner.example/plan"],
  ]);
  const elsewhere = pairs({ status: 401, viewer: "visitor", brand: plain }).flat().join();
  expect(elsewhere).not.toMatch(/Return to|Contact customer service|Contact the health plan/);
  expect(pairs({ status: 404, viewer: "visitor", brand: partner })).toHaveLength(1);
  const unset = { ...partner, links: plain.links };
  const shown = pairs({ status: 401, viewer: "member", brand: unset });
  expect(shown).toEqual([["Contact customer service", "/contact-us"]]);
});
