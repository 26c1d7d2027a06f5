import { expect, test } from "vitest";
import { brandForHost, pageBrand, servicePhoneOf } from "./brand.ts";
import { brandsOf, FIVE } from "./brands.fixture.ts";

const brands = brandsOf({ brands: FIVE });
const keyOf = (host: string) => brandForHost(brands, host).key;

test("BRAND-14 BRAND-15 BRAND-16 BRAND-17 the five brands have the domain ids 1, 2, 5, 11 and 12", () => {
  const ids = brands.map(({ key, domainId }) => [key, domainId]);
  expect(ids).toEqual([
    ["carrier", 1],
    ["summit", 2],
    ["providence", 5],
    ["partner", 11],
    ["medicare", 12],
  ]);
});

test("BRAND-14 the host chooses the brand, in any letter case and with any port or one final dot", () => {
  expect(keyOf("summit.localhost:3000")).toBe("summit");
  expect(keyOf("Providence.LOCALHOST")).toBe("providence");
  expect(keyOf("elsewhere.test")).toBe("carrier");
  expect(keyOf("summit.localhost.")).toBe("summit");
  expect(keyOf("Summit.Localhost.:3000")).toBe("summit");
  expect(keyOf("summit.localhost..")).toBe("carrier");
  const summit = { name: "Summit", hosts: ["SUMMIT.example."] };
  const spelled = brandsOf({ brands: { carrier: { name: "Main Carrier" }, summit } });
  expect(brandForHost(spelled, "summit.example").key).toBe("summit");
});

test("BRAND-18 BRAND-19 BRAND-20 the special brands have a flag each, and an unlisted brand is not run", () => {
  const flags = brands.map((brand) =>
    Object.entries(brand.flags).flatMap(([name, on]) => (on ? [name] : [])),
  );
  const expected = [[], ["summit"], ["providence"], ["healthPlanPartner"], ["medicareOriented"]];
  expect(flags).toEqual(expected);
  const { carrier, summit } = FIVE;
  const few = brandsOf({ brands: { carrier, summit } });
  expect(few.map(({ key }) => key)).toEqual(["carrier", "summit"]);
});

test("members of the Medicare-oriented brand call its customer service, others the support line", () => {
  const [supportPhone, phone] = ["503-555-0140", "503-555-0141"];
  const contacts = { medicareService: { phone } };
  const phonesOf = (shared: object) =>
    Object.fromEntries(
      brandsOf({ shared, brands: FIVE }).map((brand) => [brand.key, servicePhoneOf(brand)]),
    );
  expect(phonesOf({ supportPhone, contacts })).toMatchObject({
    carrier: supportPhone,
    partner: supportPhone,
    medicare: phone,
  });
  expect(phonesOf({ supportPhone })).toMatchObject({ medicare: supportPhone });
});

test("a page's brand has six public fields, and no hosts", () => {
  const [carrier] = brands;
  expect(carrier && Object.keys(pageBrand(carrier)).toSorted()).toEqual([
    "domainId",
    "flags",
    "key",
    "links",
    "name",
    "servicePhone",
  ]);
});
