import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { appealDays } from "#app/rules/claims/appeal/appeal-rights.ts";
import { brandsOf, faultsOf, FIVE } from "./brands.fixture.ts";
import { readBrands } from "./read-brands.ts";

const { carrier, partner } = FIVE;
const NOBODY = { phone: null, emails: [] };
const link = (name: string) => `https://${name}.example`;

test("CONTACT-17 T-53 without a file the main carrier is the only brand, without contacts and links", () => {
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

test("a brand's own values stand in place of the shared ones, field by field", () => {
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

test("CONTACT-17 the dental contact has an e-mail address for each region", () => {
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

test("all faults of the brands' file are reported together, with their places", () => {
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
  "BRAND-17 T-19 a partner's domain id %i is refused, as the gateway has it for another brand",
  (domainId) => {
    expect(faultsOf({ brands: { carrier, partner: { ...partner, domainId } } })).toEqual([
      "brands.partner.domainId: the gateway has it, too",
    ]);
  },
);

test("a file without the main carrier, with its domain id or without an object is refused", () => {
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
])("text that is not JSON (%j) is reported with its line", (text, line) => {
  expect(readBrands(text).problems).toEqual([`is not JSON, line ${line}`]);
});

test("a support phone is a telephone number in one of its usual forms", () => {
  const read = (supportPhone: string) =>
    readBrands(JSON.stringify({ shared: { supportPhone }, brands: { carrier } }));
  for (const phone of ["503-555-0100", "(503) 555-0100", "+1 503.555.0100", "1-800-555-0100"]) {
    expect(read(phone).brands[0]?.supportPhone).toBe(phone);
  }
  const problem = 'shared.supportPhone: must be a telephone number such as "503-555-0100"';
  for (const phone of ["ask at the desk", "javascript:alert(1)", "911"]) {
    expect([phone, ...read(phone).problems]).toEqual([phone, problem]);
  }
});

test("HELP-05 the example's brands count 60 days from receipt of a notice of Medicare", () => {
  const demo = new URL("../../docs/examples/brands.json", import.meta.url);
  const { brands } = readBrands(readFileSync(demo, "utf8"));
  const periods = new Map(brands.map(({ key, appeals }) => [key, appeals.periods.medicare]));
  expect([periods.get("carrier"), periods.get("medicare")]).toEqual([60, 60]);
  for (const { appeals } of brands) {
    expect(appealDays("medicare", appeals)).toBe(60);
  }
});
