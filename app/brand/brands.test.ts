import { expect, test } from "vitest";
import { brandForHost, findBrand, makeBrands } from "./brands.ts";

const links = { partnerDashboard: "https://partner.example.test/", partnerPlanContact: null };
const brands = makeBrands({
  carrier: { domainId: 1, name: "Main Carrier", hosts: ["localhost"] },
  summit: { domainId: 2, name: "Summit", hosts: ["summit.localhost"] },
  providence: { domainId: 5, name: "Providence", hosts: ["providence.localhost"] },
  partner: { domainId: 11, name: "Health Plan Partner", hosts: ["partner.localhost"], links },
  medicare: { domainId: 12, name: "Medicare Partner", hosts: ["medicare.localhost"] },
});
const keyOf = (host: string) => brandForHost(brands, host).key;

test("BRAND-14 BRAND-15 BRAND-16 BRAND-17 a domain id stands for one brand", () => {
  expect(findBrand(brands, 1)?.key).toBe("carrier");
  expect(findBrand(brands, 2)?.key).toBe("summit");
  expect(findBrand(brands, 5)?.key).toBe("providence");
  expect(findBrand(brands, 3)).toBeUndefined();
});

test("BRAND-14 the host chooses the brand, whatever its port, letter case or the root's dot", () => {
  expect(keyOf("summit.localhost:3000")).toBe("summit");
  expect(keyOf("Providence.LOCALHOST")).toBe("providence");
  expect(keyOf("elsewhere.test")).toBe("carrier");
  expect(keyOf("summit.localhost.")).toBe("summit");
  expect(keyOf("Summit.Localhost.:3000")).toBe("summit");
  expect(keyOf("summit.localhost..")).toBe("carrier");
  const carrier = { domainId: 1, name: "Main Carrier", hosts: ["Members.Example."] };
  const none = { domainId: undefined, name: "", hosts: [] };
  const rest = { providence: none, partner: none, medicare: none };
  const summit = { domainId: 2, name: "Summit", hosts: ["SUMMIT.example."] };
  expect(brandForHost(makeBrands({ carrier, summit, ...rest }), "summit.example").key).toBe(
    "summit",
  );
});

test("BRAND-18 BRAND-19 BRAND-20 each special brand has its own flag; without an id it is not in use", () => {
  const flagsOf = (id: number) =>
    Object.entries(findBrand(brands, id)?.flags ?? {})
      .filter(([, on]) => on)
      .map(([name]) => name);
  const expected = [[], ["summit"], ["providence"], ["healthPlanPartner"], ["medicareOriented"]];
  expect([1, 2, 5, 11, 12].map(flagsOf)).toEqual(expected);
  const choice = { domainId: undefined, name: "Health Plan Partner", hosts: [] };
  const few = makeBrands({
    carrier: { domainId: 1, name: "Main Carrier", hosts: [] },
    summit: { domainId: 2, name: "Summit", hosts: [] },
    providence: { domainId: 5, name: "Providence", hosts: [] },
    partner: choice,
    medicare: choice,
  });
  expect(few.map((brand) => brand.key)).toEqual(["carrier", "summit", "providence"]);
});
