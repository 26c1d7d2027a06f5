import { afterEach, expect, test } from "vitest";
import { selectionOf } from "#app/rules/care/primary-care.ts";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { listPcpMembers, searchProviders, selectProvider, type PcpMember } from "./pcp.ts";
import { openSandboxGateway, TODAY } from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();
afterEach(() => world.reset());

const member = (suffix: number) => ({
  memberKey: `4100041${String(suffix).padStart(2, "0")}`,
  effectiveDate: getPlainDate("2020-01-01"),
});
const named = (record: PcpMember | undefined) =>
  record && selectionOf(record, getPlainDate(TODAY)).providerName;
const near = { members: [member(0)], radiusMiles: 10, zip: "97204", searchString: "", size: 25 };

test("GW-47 POST pcp/search carries size and page, members with MM/DD/YYYY, radius, zip and text", async () => {
  const { gateway } = await world.as("care");
  const query = { ...near, members: [member(0), member(2)], searchString: "family", page: 1 };
  const { asked } = await world.during(() => searchProviders(gateway, query));
  expect(asked).toMatchObject([
    {
      method: "POST",
      path: "/pcp/search",
      query: { size: "25", page: "1" },
      body: {
        members: [
          { memberKey: "410004100", effectiveDate: "01/01/2020" },
          { memberKey: "410004102", effectiveDate: "01/01/2020" },
        ],
        radius: 10,
        zip: "97204",
        searchString: "family",
      },
    },
  ]);
});

test("GW-47 POST pcp/search answers a counted page of 25 providers in order of distance", async () => {
  const { gateway } = await world.as("care");
  const answer = await searchProviders(gateway, { ...near, page: 0 });
  if (!answer.ok) throw answer.error;
  const { providers, totalElements, totalPages } = answer.value;
  expect(providers).toHaveLength(25);
  expect(totalPages).toBe(Math.ceil((totalElements ?? 0) / 25));
  const miles = providers.map(({ distance }) => distance ?? 0);
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
});

const found = (providerId: string) => ({ providerId, providerName: `Dr. ${providerId}` });
const nameless = { providerId: "9", providerName: " " };
/** How this answer is read as the second page of two providers each. */
const secondPage = (data: object[], page: object | null) =>
  world.given("pcp/search", { data, page }, (gateway) =>
    searchProviders(gateway, { ...near, size: 2, page: 1 }),
  );

test.each([
  [
    "more than the requested size",
    [found("1"), found("2"), found("3")],
    null,
    "data (more than asked)",
  ],
  ["nameless providers alone", [nameless, nameless], null, "data (without names)"],
  ["another page's number", [found("1")], { number: 0 }, "page.number"],
  ["no provider of three", [], { totalElements: 3 }, "page.totalElements"],
  [
    "more providers than it counts",
    [found("1")],
    { number: 1, totalElements: 2 },
    "page.totalElements",
  ],
])("GW-47 a page of providers with %s is refused", async (_what, data, page, field) => {
  expect(await secondPage(data, page)).toMatchObject({
    ok: false,
    error: { name: "GatewayContractError", field },
  });
});

test.each([
  [[], null, null, null],
  [[], { totalElements: 2 }, 2, 1],
  [[found("1"), nameless], { number: 1 }, null, null],
  [[found("1")], { number: 1, totalElements: 3 }, 3, 2],
  [[found("1")], { totalElements: 3, totalPages: 7 }, 3, 7],
])(
  "GW-47 the providers %j with the page %j are read as %s in %s pages",
  async (data, page, elements, pages) => {
    const providers = data.map(({ providerId }) => ({ providerId }));
    const value = { providers, totalElements: elements, totalPages: pages };
    expect(await secondPage(data, page)).toMatchObject({ ok: true, value });
  },
);

test("GW-46 POST pcp/select sends members with MM/DD/YYYY, provider and e-mail, and the next read shows it", async () => {
  const { gateway } = await world.as("care");
  const before = await listPcpMembers(gateway);
  expect(named(before[2])).toBeNull();
  const choice = { members: [member(2), member(3)], providerId: "600015", email: "a@b.test" };
  const { value, asked } = await world.during(() => selectProvider(gateway, choice));
  expect(asked).toMatchObject([
    {
      method: "POST",
      path: "/pcp/select",
      query: {},
      body: {
        pcpSelectList: [
          { memberKey: "410004102", effectiveDate: "01/01/2020" },
          { memberKey: "410004103", effectiveDate: "01/01/2020" },
        ],
        providerId: "600015",
        email: "a@b.test",
      },
    },
  ]);
  expect(value).toEqual({
    ok: true,
    value: "Your primary care selection was received. It takes effect on 11/21/2026.",
  });
  const after = await listPcpMembers(gateway);
  const expected = ["Pediatric Partners of Bridgetown", "Pediatric Partners of Bridgetown"];
  expect([2, 3].map((index) => named(after[index]))).toEqual(expected);
});

test("GW-46 the refusal of a provider without room is a value", async () => {
  const { gateway } = await world.as("care");
  const choice = { members: [member(2)], providerId: "600011", email: "a@b.test" };
  const answer = await selectProvider(gateway, choice);
  expect(answer).toMatchObject({ ok: false, error: { status: 409 } });
});
