import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import type { WholeClaim } from "#server/sandbox/world/claims/claim-answer.ts";
import { realClaim, TOO_LATE } from "#tests/harness/gateway/real-claims.ts";
import { elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { GATEWAY } from "#tests/harness/world/world.ts";
import { download } from "../account/my-data/my-data-of.ts";
import { resourcesOf } from "../account/my-data/my-data-bundles.ts";
import { account } from "#server/gateway/calls/member/account.ts";

// A claim's patient may be another than the member in whose list the gateway has it (T-88).

const world = useWorld();

const DAY = { serviceDateFrom: "2026-10-12" };
const named = (first: string | null, last: string | null = "Testa-Lindqvist") => ({
  ...DAY,
  patientFirstName: first,
  patientLastName: last,
});
const paid = (id: string, dollars: number, more: Partial<WholeClaim>) =>
  realClaim(
    id,
    [
      [
        { billed: dollars, paid: dollars - 20 },
        { deductibleAmount: 20, combinedMemberResponsibilityAmount: 20 },
      ],
    ],
    {
      claimDetailTotals: {
        chargeAmountTotal: dollars,
        paidAmountTotal: dollars - 20,
        combinedMemberResponsibilityAmount: 20,
      },
      ...more,
    },
  );
const own = paid("R60", 100, named("JORDAN"));
const theos = paid("R61", 300, named("Theo"));
const newborn = paid("R62", 500, named("Newborn", "Sample"));
const unnamed = paid("R63", 700, { ...named(null, null), claimStatusDescription: "Adjusted" });
const denied = realClaim("R64", [[{ billed: 80, discount: 80 }, TOO_LATE]], {
  ...named("Theo"),
  claimStatusDescription: "Denied",
});

/** The subscriber's own medical list has these claims, and all other lists of the family none. */
function have(claims: readonly WholeClaim[]) {
  world.network.use(
    http.get(`${GATEWAY}/claims/:type`, ({ request, params }) => {
      const { searchParams: query } = new URL(request.url);
      const isOwn = params["type"] === "medical" && query.get("suffix") === "0";
      const content = isOwn ? claims.slice(0, Number(query.get("size"))) : [];
      return HttpResponse.json({ content, totalElements: content.length, last: true });
    }),
    http.get(`${GATEWAY}/claims/medical/:id`, ({ params }) => {
      const found = claims.find(({ id }) => id === params["id"]);
      return found ? HttpResponse.json(found) : new HttpResponse("{}", { status: 404 });
    }),
    http.get(`${GATEWAY}/claims/metadata`, () =>
      HttpResponse.json({ providers: [], statuses: [] }),
    ),
  );
}

const see = (path: string) => world.see("sub", path);

/** The billed sums of a year's page by person. */
const peopleOf = ({ document }: Page) =>
  Object.fromEntries(
    document
      .querySelectorAll("table")
      .filter((table) => textOf(table.querySelector("caption")) === "By person")
      .flatMap((table) => table.querySelectorAll("tbody tr, tfoot tr"))
      .map((row) => row.querySelectorAll("th, td").map(textOf))
      .map(([name = "", billed]) => [name, billed]),
  );

test("T-88 YEAR-01 a year sums each claim under the person whom its row names", async () => {
  have([own, theos, newborn, unnamed]);
  const page = await see("/claims/year/2026");
  expect(peopleOf(page)).toEqual({
    "Jordan Testa-Lindqvist": "$800.00",
    "Theo Testa-Lindqvist": "$300.00",
    "Marisol Testa-Lindqvist": "$0.00",
    "Robin Testa-Lindqvist": "$0.00",
    "Newborn Sample": "$500.00",
    Everyone: "$1,600.00",
  });
});

test.each(["/claims", "/claims/print"])(
  "T-88 the rows of %s name the patients where one is not the list's member",
  async (path) => {
    const patients = async (claims: readonly WholeClaim[]) => {
      have(claims);
      return (await see(path)).document
        .querySelectorAll('main tbody [data-label="Patient"]')
        .map(textOf);
    };
    expect(await patients([newborn])).toEqual(["Newborn Sample"]);
    expect(await patients([theos, unnamed])).toEqual([
      "Theo Testa-Lindqvist",
      "Jordan Testa-Lindqvist",
    ]);
    expect(await patients([own, unnamed])).toEqual([]);
  },
);

test("T-88 home names a patient who is not the viewer", async () => {
  have([theos, own]);
  const card = elementOf(await see("/home"), ".claims-card");
  const rows = card.querySelectorAll("ul.claims > li").map(textOf);
  expect(rows.map((row) => /Theo Testa-Lindqvist|JORDAN/.exec(row)?.[0])).toEqual([
    "Theo Testa-Lindqvist",
    undefined,
  ]);
});

test("T-88 a claim of another patient leads to no amounts of the list's member", async () => {
  have([own, theos]);
  const link = "See your deductible";
  expect((await see("/claims/medical/R60/0")).text).toContain(link);
  expect((await see("/claims/medical/R61/0")).text).not.toMatch(/See (?:your|their) /);
});

test("T-88 HELP-06 the letter about a denied claim names the claim's patient", async () => {
  have([denied]);
  const browser = await world.enter("sub");
  const page = await browser.open("/claims/medical/R64/0/appeal");
  const letter = await browser.submit(page, "Make my letter");
  expect(letter.text).toContain("To whom it may concern:");
  const facts = letter.document
    .querySelectorAll("dt")
    .filter((term) => textOf(term) === "Patient")
    .map((term) => textOf(term.nextElementSibling));
  expect(facts).toEqual(["Theo Testa-Lindqvist"]);
});

test("T-88 a claim of another patient refers to no member in the file of a member's data", async () => {
  have([own, theos, unnamed]);
  const claims = resourcesOf(await download(await world.enter("sub")), "claims");
  const patients = claims.map((one) => [one.at("identifier.0.value"), one.at("patient.display")]);
  expect(patients).toEqual([
    ["R60", "JORDAN Testa-Lindqvist"],
    ["R61", "Theo Testa-Lindqvist"],
    ["R63", undefined],
  ]);
  const referring = claims.filter((one) => one.at("patient.reference") !== undefined);
  expect(referring.map((one) => one.at("identifier.0.value"))).toEqual(["R60", "R63"]);
});

type Wire = { readonly members: readonly { readonly memberSuffix: number }[] };

/** The family of `sub`, in which both children are called Theo. */
async function haveTwoTheos() {
  const headers = { authorization: `Bearer ${await world.token("sub")}` };
  const answer = await world.ask(new Request(`${GATEWAY}/${account.path}`, { headers }));
  const wire = (await answer.json()) as Wire;
  const members = wire.members.map((member) =>
    member.memberSuffix === 2 ? { ...member, firstName: "Theo" } : member,
  );
  await world.fault({ path: account.path, body: { ...wire, members } });
}

const THEOS = ["Theo", "Theo Testa-Lindqvist"].map((name) =>
  ["05/14/2006", "05/14/2017"].map((day) => `${name} (born ${day})`),
);

test.each([
  ["/claims", "main a", THEOS[0]],
  ["/claims", "main option", THEOS[1]],
  ["/benefits/medical", "main option", THEOS[1]],
  ["/benefits/referrals", "main option", THEOS[1]],
  ["/claims/year/2026", "main tbody th", THEOS[1]],
])("T-88 on %s two members of one name are told apart in %s", async (path, selector, theos) => {
  await haveTwoTheos();
  const page = await world.see("sub", path);
  const named = textsOf(page, selector).filter((text) => text.startsWith("Theo"));
  expect(named).toEqual(theos);
});

const [FIRST, FULL] = ["Theo", "Theo Testa-Lindqvist"].map((name) => `${name} (born 05/14/2017)`);

test.each([
  ["/claims?member=2", "h1, h2", `Medical claims of ${FIRST}`],
  ["/claims?member=everyone", "main td", FIRST],
  ["/claims/print?member=2", "main h1", `Medical claims of ${FIRST}`],
  ["/benefits/medical?suffix=2", "main h1", `Medical benefits for ${FIRST}`],
  ["/benefits/summary", "main tbody th", FIRST],
  ["/benefits/dental/cost", "main .choice label", FIRST],
  ["/account/summary", "main tbody th", FULL],
  ["/account/member-information", "main a", FIRST],
  ["/account/proof-of-coverage", "main label", FULL],
  ["/account/plan-benefits", "main tbody tr", FULL],
  ["/find-care/primary-care", "main h2, main h3, main li", FULL],
  ["/find-care/primary-care/2", "main h1", FULL],
  ["/id-card", "main h2", FULL],
  ["/home", "main li", FULL],
  ["/documents", "main td", FULL],
])(
  "T-88 on %s a heading, row or choice (%s) tells one of two members of one name apart",
  async (path, selector, name) => {
    await haveTwoTheos();
    const page = await world.see("sub", path);
    expect(textsOf(page, selector).filter((text) => text.includes(name ?? ""))).not.toEqual([]);
  },
);

test.each([
  "/claims/year/2026?list=all",
  "/claims/year/2026/export.csv",
  "/claims/export.csv?member=everyone",
])("T-88 YEAR-03 %s tells the claims of two members of one name apart", async (path) => {
  await haveTwoTheos();
  const claims = { content: [theos], totalElements: 1 };
  await world.fault({ path: "claims/medical", body: claims });
  const page = await world.see("sub", path);
  for (const name of THEOS[1] ?? []) expect(page.html).toContain(name);
});
