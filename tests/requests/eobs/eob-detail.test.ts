import { beforeAll, expect, test } from "vitest";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { faultsOf } from "#tests/harness/pages/page-faults.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { rowsOf, termsIn } from "#tests/harness/pages/tables.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { sectionOf, textOf, type Visitor } from "#tests/harness/pages/visitor.ts";
import { eobAnswer, openCounting } from "./eobs-of.ts";

let sub: Visitor;
const world = useWorld({ requestId: "11111111-1111-4111-8111-111111111111" });
beforeAll(async () => {
  sub = await world.enter("sub");
});

const DOCUMENT = "EOB26000010001";
const open = (path: string, browser = sub) => openCounting(world, browser, path);

/** The page of an explanation with this answer of the gateway. */
const pageOf = (body: unknown) => seeDuring(world, { path: "eobs/eob-detail", body }, "/eobs/EOB1");

test("ROUTE-51 ROUTE-69 EOB-04 EOB-06 GW-40 DATA-18 S-22 an EOB takes two calls and shows its facts and amounts", async () => {
  const { page, calls, asked } = await open(`/eobs/${DOCUMENT}`, await world.enter("sub"));
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Explanation of benefits"]]);
  expect(calls[0]?.path).toBe("/account");
  expect(asked).toEqual([`eobs/eob-detail?documentId=${DOCUMENT}`]);
  expect(faultsOf(page)).toEqual([]);
  const about = sectionOf(page.document, "About this document");
  expect(termsIn(about)).toEqual({
    Date: "11/06/2026",
    "Type of claims": "Medical",
    Subscriber: "Jordan A Testa-Lindqvist",
    Members: "Jordan A Testa-Lindqvist",
  });
  expect(rowsOf(page)).toEqual([
    {
      "Claim number": "Claim 26000010001",
      Patient: "Jordan Testa-Lindqvist",
      Provider: "Alder Creek Family Medicine",
      Billed: "$264.00",
      "Over allowed amount": "$53.10",
      "Plan paid": "$168.72",
      "You owe": "$42.18",
    },
  ]);
  const bar = sectionOf(page.document, "How the billed amount was split");
  expect(bar.querySelector("[role=img]")?.getAttribute("aria-label")).toBe(
    "How the billed amount was split. Over allowed amount: $53.10, Plan paid: $168.72, You owe: $42.18",
  );
  expect(textOf(bar)).toContain("You owe $42.18");
  // The answer stands first, the facts of the document last.
  expect(textsOf(page, "main h2")).toEqual([
    "How the billed amount was split",
    "Claims",
    "About this document",
  ]);
  // The breadcrumb has the date, the line below the heading has date and member, and the next says
  // that it is not a bill.
  expect(textsOf(page, ".crumbs [aria-current=page]")).toEqual(["11/06/2026"]);
  expect(textsOf(page, "h1 + p")).toEqual(["11/06/2026 \u00b7 Jordan A Testa-Lindqvist"]);
  expect(textsOf(page, "h1 + p + p")).toEqual([
    "This is not a bill. If you owe anything, your provider may bill you.",
  ]);
});

test("claims that fail leave their amounts out of the EOB, a 401 is an error page", async () => {
  const browser = await world.enter("sub");
  const opened = (status: number) =>
    world.during({ path: "claims/medical/26000010001", status }, () =>
      browser.open(`/eobs/${DOCUMENT}`),
    );
  const page = await opened(503);
  expect(page.status).toBe(200);
  expect(rowsOf(page)).toMatchObject([
    { Billed: "$264.00", "Over allowed amount": "Not available", "You owe": "$42.18" },
  ]);
  expect(page.text).not.toContain("How the billed amount was split");
  const ended = await opened(401);
  expect([ended.status, ended.text.includes("$264.00")]).toEqual([401, false]);
});

test.each([
  ["an empty object", {}],
  ["another document", eobAnswer("EOB26000010003")],
])(
  "EOB-04 DATA-18 %s is a broken answer for page and PDF, and is not kept",
  async (_what, body) => {
    const browser = await world.enter("sub");
    await world.fault({ path: "eobs/eob-detail", body });
    const { page } = await open(`/eobs/${DOCUMENT}`, browser);
    expect([page.status, page.hops]).toEqual([502, []]);
    expect(page.text).toContain("Error code: 502 Bad gateway");
    expect(page.text).not.toMatch(/lists no claims|Date not available|Theo|Example Clinic/);
    const pdf = await open(`/eobs/${DOCUMENT}/pdf`, browser);
    expect([pdf.page.status, pdf.page.hops]).toEqual([502, []]);
    expect(pdf.asked).toEqual([`eobs/eob-detail?documentId=${DOCUMENT}`]);
    await world.mend();
    const next = await open(`/eobs/${DOCUMENT}`, browser);
    expect([next.page.status, textsOf(next.page, "h1")]).toEqual([
      200,
      ["Explanation of benefits"],
    ]);
  },
);

test("T-35 a claim of an EOB links to its page under the patient's suffix", async () => {
  const page = await pageOf(eobAnswer("EOB1"));
  expect(linksOf(page, ".data-table")).toEqual([["Claim 26/A", "/claims/medical/26%2FA/1"]]);
});

test("S-22 an EOB opened from a filtered page of the list links back to that page", async () => {
  const { page } = await open("/eobs?page=2&type=dental");
  const href = linksOf(page, ".data-table").find(([words]) => words.startsWith("View EOB"))?.[1];
  expect(href).toMatch(/^\/eobs\/EOB\d+\?type=dental&page=2$/);
  const detail = await open(href ?? "");
  expect(linksOf(detail.page, ".crumbs")).toEqual([
    ["Explanations of benefits", "/eobs?type=dental&page=2"],
  ]);
});

test("EOB-04 another family's EOB is answered byte for byte like an unknown one", async () => {
  const other = await world.enter("ma");
  const theirs = linksOf((await open("/eobs", other)).page, ".data-table")[0]?.[1] ?? "";
  const id = theirs.slice("/eobs/".length).split("?")[0] ?? "";
  expect((await open(`/eobs/${id}`, other)).page.status).toBe(200);
  const foreign = await open(`/eobs/${id}`);
  const unknown = await open("/eobs/EOB99999999999");
  expect([foreign.page.status, unknown.page.status]).toEqual([404, 404]);
  const same = (html: string, own: string) => html.replaceAll(own, "ID");
  expect(same(foreign.page.html, id)).toBe(same(unknown.page.html, "EOB99999999999"));
  expect(textsOf(foreign.page, "main h1")).toEqual([
    "Sorry, it looks like we can't find that page.",
  ]);
});

test("EOB-04 an ID of dots, slashes, markup or 10 kB is unknown, and no EOB is asked for", async () => {
  const ids = "... ..%2faccount %00 x%3Fid%3D1 %3Cscript%3Ealert(1)%3C%2Fscript%3E";
  for (const id of [...ids.split(" "), "9".repeat(10_000)]) {
    const { page, asked } = await open(`/eobs/${id}`);
    expect.soft([id, page.status, asked]).toEqual([id, 404, []]);
    expect.soft(page.text).toContain("Error code: 404 Not found");
    expect.soft(page.html).not.toContain("<script>alert");
  }
});

test.each([
  [12, 12],
  [13, 0],
])("EOB-06 an explanation of %i claims asks for %i of them", async (count, asked) => {
  const [claim] = eobAnswer("EOB1").claims ?? [];
  const claims = Array.from({ length: count }, (_, at) => ({ ...claim, id: `2699999${at}` }));
  await world.fault({ path: "eobs/eob-detail", body: eobAnswer("EOB1", { claims }) });
  const { page, calls } = await openCounting(world, await world.enter("sub"), "/eobs/EOB1");
  expect(page.status).toBe(200);
  expect(calls.filter(({ path }) => path.startsWith("/claims/medical/"))).toHaveLength(asked);
});
