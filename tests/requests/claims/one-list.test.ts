import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import type { WholeClaim } from "#server/sandbox/world/claims/claim-answer.ts";
import { doneAgain, oneNumberTwice, realClaim } from "#tests/harness/gateway/real-claims.ts";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { GATEWAY } from "#tests/harness/world/world.ts";
import { checkBill, verdictOf } from "./bill-page.ts";
import { rowsOf } from "./claims-page.ts";

// Every page says the same of a claim, whatever part of the list it reads (T-86).

const world = useWorld();

/** The gateway answers pages of this many at most, of the days, status and provider asked for, and single claims. */
function have(claims: readonly WholeClaim[], most = 500) {
  world.network.use(
    http.get(`${GATEWAY}/claims/medical`, ({ request }) => {
      const { searchParams: query } = new URL(request.url);
      const [status, providers] = [query.get("claimStatus"), query.get("providerIds")];
      const [from, to] = [query.get("startDate") ?? "", query.get("endDate") ?? ""];
      const all = claims.filter(
        (it) =>
          (status === null || it.claimStatusDescription === status) &&
          (providers === null || it.provider?.providerId === providers) &&
          it.serviceDateFrom >= from &&
          it.serviceDateFrom <= to,
      );
      const size = Math.min(most, Number(query.get("size")));
      const number = Number(query.get("page"));
      const content = all.slice(number * size, (number + 1) * size);
      const totalPages = Math.ceil(all.length / size);
      return HttpResponse.json({ content, number, size, totalElements: all.length, totalPages });
    }),
    http.get(`${GATEWAY}/claims/medical/:id`, ({ params }) => {
      const found = claims.find(({ id }) => id === params["id"]);
      return found ? HttpResponse.json(found) : new HttpResponse("{}", { status: 404 });
    }),
  );
}

const see = (path: string) => world.see("dep-adult", path);
const TAKEN = "This was taken back";
const REPLACED = "Replaced by a newer claim";
const later = ["R31", "R32", "R33"].map((id) =>
  realClaim(id, [[{ billed: 100, discount: 20, paid: 60, copay: 20 }]], {
    serviceDateFrom: "2026-10-19",
  }),
);
const LATE = { medicalLineDisallowed: { code: "N30", description: "Filed too late" } };
const denied = (id: string, more: Partial<WholeClaim> = {}) =>
  realClaim(
    id,
    [
      [
        { billed: 80, discount: 80 },
        { ...LATE, status: "Denied" },
      ],
    ],
    {
      claimStatusDescription: "Denied",
      serviceDateFrom: "2026-10-05",
      paidDate: "2026-10-20",
      ...more,
    },
  );
const corrected = realClaim("R35", [[{ billed: 80, discount: 20, paid: 45, copay: 15 }]], {
  claimStatusDescription: "Adjusted",
  serviceDateFrom: "2026-10-05",
  paidDate: "2026-11-02",
});

test("T-86 the page of a claim knows what a later page of the gateway's list takes back", async () => {
  have([...later, ...doneAgain], 2);
  expect(rowsOf(await see("/claims")).map(({ owe }) => owe)).toContain(`$0.00 ${TAKEN}`);
  expect((await see("/claims/medical/R6/1")).text).toContain(
    `${TAKEN}Its amounts no longer count.`,
  );
});

test("HELP-03 an appeal's page looks for a newer version on every page of the gateway's list", async () => {
  have([...later, denied("R34"), corrected], 2);
  const page = await see("/claims/medical/R34/1/appeal");
  expect(page.text).toContain("There may be a newer version of this claim");
  expect(page.text).not.toContain("We couldn't look for");
});

test("HELP-03 a version that was decided before the denial is not called newer", async () => {
  have([denied("R34", { paidDate: "2026-11-10" }), corrected]);
  const page = await see("/claims/medical/R34/1/appeal");
  expect(page.status).toBe(200);
  expect(page.text).not.toContain("newer version");
});

/** The service was on another day, in another year, than first billed. */
const first = realClaim("R36", [[{ billed: 200, discount: 50, paid: 120, copay: 30 }]], {
  serviceDateFrom: "2025-12-30",
});
const moved = realClaim("R37", [[{ billed: 200, discount: 50, paid: 110, copay: 40 }]], {
  claimStatusDescription: "Adjusted",
  serviceDateFrom: "2026-01-12",
  replaces: "R36",
});

test("T-86 BILL-02 a bill is not judged by a claim that one of another day replaced", async () => {
  have([moved, first]);
  const page = await checkBill(
    await world.enter("dep-adult"),
    "Example Clinic",
    "12/30/2025",
    "30",
  );
  expect(verdictOf(page)).toBe("The claim for this bill doesn't hold anymore");
  expect(page.text).toContain("A newer claim replaced it. Look for that one in your list");
  expect(page.text).not.toContain("we found no newer one");
});

test("T-86 BILL-02 a bill of a visit whose claim was taken back, and not replaced, is compared with that claim", async () => {
  const [paid, back] = doneAgain;
  have([back, paid].flatMap((claim) => claim ?? []));
  const browser = await world.enter("dep-adult");
  const page = await checkBill(browser, "Example Clinic", "10/12/2026", "30");
  expect(page.text).toContain("we found no newer one");
  expect(page.document.querySelector('main a[href^="/claims/medical/R6/"]')).not.toBeNull();
  expect(page.text).not.toContain("-$310.00");
});

test("T-86 a year, and a list of some days or of a provider, know a claim that one of others replaced", async () => {
  have([moved, first]);
  const year = await see("/claims/year/2025?list=all");
  expect(year.text).toContain(REPLACED);
  expect(textOf(elementOf(year, ".year-sum"))).not.toContain("$30.00");
  const list = await see("/claims?from=2025-12-01&to=2025-12-31");
  expect(rowsOf(list).map(({ owe }) => owe)).toEqual([`$30.00 ${REPLACED}`]);
  const elsewhere = { ...moved, provider: { providerId: "2", providerName: "Alder Imaging" } };
  have([elsewhere, first]);
  const ofOne = await see(`/claims?provider=${first.provider?.providerId}`);
  expect(rowsOf(ofOne).map(({ owe }) => owe)).toEqual([`$30.00 ${REPLACED}`]);
});

test("T-86 a list that leaves out one of two claims with one number says so", async () => {
  have(oneNumberTwice);
  const list = await see("/claims?status=Paid");
  expect(list.text).toContain(
    "1 claim here shares its number with a claim that isn't in this list.",
  );
});

const whole = realClaim("R38", [[{ billed: 500, discount: 100, paid: 320, copay: 80 }]]);
const part = realClaim("R39", [[{ billed: -200, discount: -40, paid: -128, copay: -32 }]], {
  claimStatusDescription: "Adjusted",
});

test("T-86 BILL-02 a claim of which another takes a part back leaves no share that anyone can say", async () => {
  have([part, whole]);
  const [reversal, billed] = rowsOf(await see("/claims"));
  expect(billed?.owe).toBe("$80.00 This may still change");
  expect(reversal?.owe).toBe("-$32.00 An earlier amount was taken back");
  const page = await see("/claims/medical/R38/1");
  expect(page.text).toContain("Another claim may change what you owe for this one.");
  expect(page.document.querySelector(".limit__big")).toBeNull();
  const bill = await checkBill(
    await world.enter("dep-adult"),
    "Example Clinic",
    "10/28/2026",
    "80",
  );
  expect(verdictOf(bill)).toBe("We can't tell what you owe now");
  expect(bill.text).toMatch(/Call us before you pay\.Call 503-555-01\d\d/);
});

test("HELP-01 T-86 the denied one of two claims with one number has an appeal page, whichever the gateway answers", async () => {
  const first = realClaim("R35", [[{ billed: 80, discount: 80 }, LATE]], {
    serviceDateFrom: "2026-10-12",
    claimStatusDescription: "Denied",
  });
  const second = realClaim("R35", [[{ billed: 90, discount: 20, paid: 40, copay: 30 }]], {
    serviceDateFrom: "2026-10-12",
  });
  have([second, first]);
  const list = await see("/claims");
  const [appeal = ""] = list.document
    .querySelectorAll("main a")
    .map((link) => link.getAttribute("href") ?? "")
    .filter((address) => address.endsWith("/appeal"));
  const page = await see(appeal);
  expect(page.status).toBe(200);
  expect(page.text).toContain("Filed too late");
  expect(page.text).toContain("$80.00");
  have([second]);
  expect((await see(appeal)).status).toBe(404);
});

test("T-86 claims that share a number are said to count only as far as they do", async () => {
  const paid = realClaim("R36", [[{ billed: 90, discount: 20, paid: 40, copay: 30 }]], {
    serviceDateFrom: "2026-10-12",
  });
  const pending = realClaim("R36", [[{ billed: 90 }]], {
    serviceDateFrom: "2026-10-12",
    claimStatusDescription: "In Process",
  });
  have([paid, pending]);
  const list = await see("/claims");
  expect(list.text).toContain("2 claims here share a number with another.");
  expect(list.text).toContain("totals may count several");
  expect(list.text).not.toContain("all are counted");
});

test("T-88 home says of a claim that its amounts don't add up", async () => {
  const odd = realClaim("R37", [[{ billed: 90, discount: 20, paid: 40, copay: 30 }]], {
    serviceDateFrom: "2026-10-12",
    claimDetailTotals: {
      chargeAmountTotal: 90,
      paidAmountTotal: 40,
      combinedMemberResponsibilityAmount: 30.01,
    },
  });
  have([odd]);
  const recent = textOf(elementOf(await see("/home"), ".claims-card"));
  expect(recent).toContain("$30.01Doesn't add up");
});
