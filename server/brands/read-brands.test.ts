import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { appealDays } from "#app/rules/claims/appeal/appeal-rights.ts";
import { brandsOf, faultsOf, FIVE } from "./brands.fixture.ts";
import { readBrands } from "./read-brands.ts";

const { carrier, partner } = FIVE;
const NOBODY = { phone: null, emails: [] };
const link = (name: string) => `https://${name}.example`;

test("CONTACT-17 T-53 without a file the main carrier is run alone, and nothing is made up", () => {
  const { brands, problems } = readBrands(null);
  expect(problems).toEqual([]);
  expect(brands).toMatchObject([
    { key: "carrier", domainId: 1, name: "Main Carrier", supportPhone: null, alerts: [] },
  ]);
  const [only] = brands;
  expect(Object.values(only?.contacts ?? {})).toEqual(Array.from({ length: 8 }, () => NOBODY));
  const { directories, ...links } = only?.links ?? {};
  expect(new Set(Object.values({ ...links, ...directories }))).toEqual(new Set([null]));
});

test("a brand's own value counts, field by field, and what all share for the rest", () => {
  const shared = {
    supportPhone: "503-555-0100",
    contacts: { medical: { phone: "503-555-0101", email: "medical@carrier.example" } },
    links: { ebill: link("ebill"), directories: { medical: link("a"), dental: link("b") } },
  };
  const own = {
    ...partner,
    supportPhone: null,
    contacts: { medical: { phone: "503-555-0109" } },
    links: { directories: { dental: link("c") } },
  };
  const [first, second] = brandsOf({ shared, brands: { carrier, partner: own } });
  const emails = [{ address: "medical@carrier.example", region: null }];
  expect(first).toMatchObject({
    supportPhone: "503-555-0100",
    contacts: { medical: { phone: "503-555-0101", emails }, pebb: NOBODY },
    links: { ebill: link("ebill"), directories: { medical: link("a"), dental: link("b") } },
  });
  expect(second).toMatchObject({
    supportPhone: null,
    contacts: { medical: { phone: "503-555-0109", emails } },
    links: { ebill: link("ebill"), directories: { medical: link("a"), dental: link("c") } },
  });
});

test("CONTACT-17 dental is reached by regions", () => {
  const emails = { alaska: "alaska@carrier.example", oregon: "oregon@carrier.example" };
  const [only] = brandsOf({ shared: { contacts: { dental: { emails } } }, brands: { carrier } });
  expect(only?.contacts.dental).toEqual({
    phone: null,
    emails: [
      { region: "alaska", address: "alaska@carrier.example" },
      { region: "oregon", address: "oregon@carrier.example" },
    ],
  });
});

test("every fault is named at once, with its place", () => {
  const faults = faultsOf({
    shared: { planYear: "2026", contacts: { oebb: { email: "oebb at carrier" } } },
    brands: {
      carrier: { hosts: ["https://localhost"] },
      summit: { name: "Summit", hosts: [] },
      partner: {
        ...partner,
        hosts: ["a.example", "B.example."],
        links: { directories: { medical: "x" } },
      },
      medicare: { name: "Medicare Partner", domainId: 11, hosts: ["b.example"] },
      acme: {},
    },
    alerts: [{ type: "info", title: "x" }],
  });
  expect(faults).toEqual([
    "alerts[0].canDismiss: Invalid input: expected boolean, received undefined",
    expect.stringMatching(/^shared\.contacts\.oebb\.email: /),
    'shared: Unrecognized key: "planYear"',
    "brands.carrier.name: Invalid input: expected string, received undefined",
    'brands.carrier.hosts[0]: must be a host name such as "members.example"',
    expect.stringMatching(/^brands\.summit\.hosts: /),
    "brands.partner.links.directories.medical: must be an http(s) URL",
    'brands: Unrecognized key: "acme"',
    "brands.medicare.hosts[0]: brands.partner.hosts[1] has it, too",
    "brands.medicare.domainId: brands.partner.domainId has it, too",
  ]);
});

test.each([1, 2, 5])(
  "BRAND-17 T-19 no partner has the domain id %i, which is the gateway's",
  (domainId) => {
    expect(faultsOf({ brands: { carrier, partner: { ...partner, domainId } } })).toEqual([
      "brands.partner.domainId: the gateway has it, too",
    ]);
  },
);

test("the main carrier is always run, and the fixed ids are nobody's to say", () => {
  expect(faultsOf({ brands: {} })).toEqual([expect.stringMatching(/^brands\.carrier: /)]);
  expect(faultsOf({ brands: { carrier: { ...carrier, domainId: 1 } } })).toContain(
    'brands.carrier: Unrecognized key: "domainId"',
  );
  for (const file of [null, [], "x", 1]) expect(faultsOf(file)).toHaveLength(1);
});

test.each([
  ["", 1],
  ['{\n"brands": x\n}', 2],
  ['{\n"a": 1\n"b": 2}', 3],
  ['{\n"a": "x\ny"}', 2],
  ['{\n"a": 1,\n}\n', 3],
  ['{\n"a": [1,\n2', 3],
])("text that is no JSON (%j) is named with its line", (text, line) => {
  expect(readBrands(text).problems).toEqual([`is not JSON, line ${line}`]);
});

test.each(["ask at the desk", "javascript:alert(1)", "911"])(
  "%s is no telephone number",
  (phone) => {
    expect(faultsOf({ shared: { supportPhone: phone }, brands: { carrier } })).toEqual([
      'shared.supportPhone: must be a telephone number such as "503-555-0100"',
    ]);
  },
);

test.each(["503-555-0100", "(503) 555-0100", "+1 503.555.0100", "1-800-555-0100"])(
  "%s is a number as it may be written",
  (phone) => {
    const [only] = brandsOf({ shared: { supportPhone: phone }, brands: { carrier } });
    expect(only?.supportPhone).toBe(phone);
  },
);

test("HELP-05 the example's brands count 60 days from receipt of a notice of Medicare", () => {
  const demo = new URL("../../docs/examples/brands.json", import.meta.url);
  const { brands } = readBrands(readFileSync(demo, "utf8"));
  const periods = new Map(brands.map(({ key, appeals }) => [key, appeals.periods.medicare]));
  expect([periods.get("carrier"), periods.get("medicare")]).toEqual([60, 60]);
  for (const { appeals } of brands) {
    expect(appealDays("medicare", appeals)).toBe(60);
  }
});
