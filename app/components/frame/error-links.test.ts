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

function pairs(input: Parameters<typeof errorLinks>[0]) {
  return errorLinks(input).map(({ label, href }) => [label, href]);
}

test("ERR-05 logged out: customer service on the public page", () => {
  expect(pairs({ status: 404, viewer: "visitor", brand: plain })).toEqual([
    ["Customer service", "/contact-us"],
  ]);
});

test("ERR-05 T-73 on the way in: back to the step, and customer service on the public page", () => {
  expect(pairs({ status: 500, viewer: "pending", brand: plain })).toEqual([
    ["Try again", "/sso-landing"],
    ["Customer service", "/contact-us"],
  ]);
});

test("ERR-06 ERR-07 logged in: home, and customer service in the product", () => {
  expect(pairs({ status: 404, viewer: "member", brand: plain })).toEqual([
    ["Home", "/home"],
    ["Customer service", "/support/customer-service"],
  ]);
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
  const elsewhere = pairs({ status: 401, viewer: "visitor", brand: plain }).flat();
  expect(elsewhere).not.toContain("Return to the partner dashboard");
  expect(elsewhere).not.toContain("Contact customer service");
  expect(elsewhere).not.toContain("Contact the health plan");
  expect(pairs({ status: 404, viewer: "visitor", brand: partner })).toHaveLength(1);
});

test("ERR-23 a partner link that is not configured is left out", () => {
  const brand = { ...partner, links: { partnerDashboard: null, partnerPlanContact: null } };
  expect(pairs({ status: 401, viewer: "member", brand })).toEqual([
    ["Contact customer service", "/contact-us"],
  ]);
});
