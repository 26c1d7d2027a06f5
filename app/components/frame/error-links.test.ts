import { expect, test } from "vitest";
import { errorLinks } from "./error-links.ts";

// The links for each viewer: tests/requests/frame/errors/error-pages.test.ts.
test("ERR-25 a partner without addresses of its own links to customer service alone at status 401", () => {
  const flags = { providence: false, summit: false, medicareOriented: false };
  const links = { partnerDashboard: null, partnerPlanContact: null };
  const brand = { flags: { ...flags, healthPlanPartner: true }, links };
  const shown = errorLinks({ status: 401, viewer: "member", brand });
  expect(shown.map(({ label, href }) => [label, href])).toEqual([
    ["Contact customer service", "/contact-us"],
  ]);
});
