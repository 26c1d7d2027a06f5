import { expect, test } from "vitest";
import { auditTrail } from "#tests/harness/world/audit-trail.ts";
import { actFor } from "#tests/harness/world/acting.ts";
import { realClaim } from "#tests/harness/gateway/real-claims.ts";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { sectionOf, textOf, linkOf, type Page } from "#tests/harness/pages/visitor.ts";
import { writing } from "../sign-in/pending-steps.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";

const world = useWorld();

const idOf = (index: number) => `2600053${String(index).padStart(4, "0")}`;
const pathOf = (index: number, type = "medical", suffix = 0) =>
  `/claims/${type}/${idOf(index)}/${suffix}/appeal`;
const WHOLE = pathOf(1);
const see = (path: string) => world.see("denied", path);
const partOf = (page: Page, heading: string) => textOf(sectionOf(page.document, heading));

test("HELP-01 denied claims link to the help with an appeal, and other claims have no such page", async () => {
  const list = await see("/claims?member=everyone");
  const links = list.document
    .querySelectorAll(".filtered-list a")
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => href.endsWith("/appeal"));
  expect(links).toEqual([1, 2, 3, 4, 5, 6, 8].map((place) => pathOf(place)));
  const claim = await see(WHOLE.replace("/appeal", ""));
  expect(linkOf(claim.document, "What you can do").getAttribute("href")).toBe(WHOLE);
  // Paid, adjusted, another's suffix, another type.
  for (const path of [pathOf(9), pathOf(7), pathOf(1, "medical", 1), pathOf(1, "vision")])
    expect((await see(path)).status, path).toBe(404);
});

test("HELP-01 a claim whose status says nothing of its denial has it in its row, and on paper", async () => {
  const saidOn = async (path: string, table: string) =>
    (await see(path)).document
      .querySelectorAll(`${table} [data-cell="status"]`)
      .map((cell) => cell.querySelectorAll(".badge").map(textOf).join(" · "));
  const rows = await saidOn("/claims?member=everyone", ".filtered-list tbody");
  expect(rows).toEqual([
    "Denied",
    "Paid on 10/16/2026 · Denied in part",
    "Denied",
    "Paid on 09/18/2026 · Not allowed in part",
    "Paid on 09/11/2026 · Denied in part",
    "Adjusted",
    "Denied",
    "In Process · Denied in part",
    "Paid on 08/12/2026",
  ]);
  const onPaper = await saidOn("/claims/print?member=everyone", "main tbody");
  expect(onPaper).toEqual(rows.map((status) => status.replace(/ on [\d/]+/, "")));
});

test("HELP-02 a denied line has its amounts, reason and code, and a known code its meaning in plain words", async () => {
  const page = await see(pathOf(2));
  const denied = partOf(page, "What your plan didn't pay");
  expect(denied).toContain("MRI of the headLine 2");
  expect(denied).not.toContain("Office visit");
  const cells = page.document.querySelectorAll("main tbody td").map(textOf);
  expect(cells).toEqual(["$987.65", "$987.65", "$0.00"]);
  expect(denied).toContain("Reason: Referral missing. Code: RF2.");
  expect(denied).toContain("In plain words: Your plan needs a referral before this visit");
  expect(denied).toContain("What often helps: Your doctor can send us the referral");
  const codeAlone = partOf(await see(pathOf(4)), "What your plan didn't pay");
  expect(codeAlone).toMatch(/Code: Z99\.(?!.*In plain words)/);
  expect(codeAlone).not.toContain("Reason:");
  expect(partOf(await see(pathOf(5)), "What your plan didn't pay")).toMatch(
    /Reason: Filed too late\.(?!.*Code:)/,
  );
  const unexplained = await see(pathOf(3));
  expect(partOf(unexplained, "What your plan didn't pay")).toContain(
    "For the reason, look in the letter or EOB you got",
  );
  expect(unexplained.document.querySelectorAll("main tbody td").map(textOf)).toEqual([
    "$152.40",
    "$152.40",
    "$152.40",
  ]);
});

test("HELP-03 a newer claim, a claim that is not final, nothing owed, and an EOB are to be checked first", async () => {
  const checks = (page: Page) =>
    page.document.querySelectorAll('[aria-label="Check first"] h2').map(textOf);
  const newer = await see(pathOf(6));
  expect(checks(newer)).toEqual(["There may be a newer version of this claim"]);
  expect(linkOf(newer.document, "See the newer claim").getAttribute("href")).toBe(
    `/claims/medical/${idOf(7)}/0`,
  );
  expect(checks(await see(pathOf(8)))).toEqual(["This claim isn't final"]);
  const withEob = await see(pathOf(2));
  expect(checks(withEob)).toEqual(["Your EOB explains the decision"]);
  expect(withEob.html).toContain(`action="/claims/medical/${idOf(2)}/0"`);
  expect(checks(await see(pathOf(3)))).toEqual([]);
});

test("HELP-03 without an answer to the list of claims the page says that no newer claim was looked for", async () => {
  await world.fault({ path: "claims/medical", status: 500 });
  const page = await see(pathOf(6));
  expect(page.status).toBe(200);
  expect(page.text).toContain("We couldn't look for a newer version of this claim");
  // As does a list of which only a part came.
  const part = {
    content: [],
    number: 0,
    size: 500,
    totalElements: 900,
    totalPages: 9,
    last: false,
  };
  await world.fault({ path: "claims/medical", body: part });
  expect((await see(pathOf(6))).text).toContain("We couldn't look for a newer version");
  expect(page.text).toContain("Check your list of claims before you send an appeal.");
  expect(page.text).not.toContain("There may be a newer version");
});

test("HELP-04 the rights are those of the kind of plan and of the carrier's settings", async () => {
  const rights = partOf(await see(WHOLE), "Your rights");
  expect(rights).toContain("For a faster review, call 503-555-0173.");
  expect(rights).toContain("within 4 months of it");
  expect(rights).toContain("Example State Consumer Advocate");
  const dental = await world.see(
    "prov-denied",
    "/claims/dental/26000540001/0/appeal",
    HOST.providence,
  );
  const unset = partOf(dental, "Your rights");
  expect(unset).toContain("whether a faster review is possible");
  expect(unset).not.toMatch(/outside the plan|Who else can help|503-555-017/);
  expect(partOf(dental, "When you need to act")).toContain("is in the notice you got");
  expect(dental.document.querySelector("#notice")).toBeNull();
  const medicare = await world.see(
    "mod-denied",
    "/claims/medical/26000550001/0/appeal",
    HOST.medicare,
  );
  expect(partOf(medicare, "Your rights")).toContain("You don't have to ask.");
  // Medicare has none for care already given.
  expect(partOf(medicare, "Your rights")).not.toContain("faster");
  const act = partOf(medicare, "When you need to act");
  expect(act).toContain("You have 60 days from the day you got the notice.");
  expect(act).toContain("Medicare counts 5 days from the date on it.");
  expect(partOf(await see(WHOLE), "When you need to act")).not.toContain("Medicare");
});

test("HELP-05 of dental care of a member in Medicare no period is said, and the list counts no appeal", async () => {
  const claim = realClaim("A1", [[{ billed: 120, notCovered: 120 }, { status: "Denied" }]], {
    claimType: "Dental",
    claimStatusDescription: "Denied",
    patientFirstName: null,
    patientLastName: null,
  });
  await world.fault(
    { path: "claims/dental/A1", body: claim },
    { path: "claims/dental", body: { content: [claim], totalElements: 1 } },
  );
  const seen = async (persona: string) => {
    const page = await world.see(persona, "/claims/dental/A1/0/appeal");
    const list = await world.see(persona, "/claims?type=dental");
    return [
      partOf(page, "When you need to act"),
      list.text.includes("denied claim you can appeal"),
    ];
  };
  const own = "You have 180 days from the day you got the notice.";
  expect(await seen("sub")).toEqual([expect.stringContaining(own), true]);
  const [act, isCounted] = await seen("ma");
  expect(act).toContain("How long you have is in the notice you got");
  expect(act).not.toContain("180");
  expect(isCounted).toBe(false);
});

test("HELP-05 the day of the notice gives the last day to act, and a wrong day its error", async () => {
  const act = async (notice: string) => {
    const page = await see(`${WHOLE}?notice=${encodeURIComponent(notice)}`);
    return { status: page.status, text: partOf(page, "When you need to act"), page };
  };
  const given = await act("2026-11-10");
  expect(given.status).toBe(200);
  expect(given.text).toContain(
    "Your deadline to ask for a review is Sunday, May 9, 2027. You have 169 days left. Make sure your request arrives by then.",
  );
  const field = elementOf(given.page, "#notice");
  expect(field.getAttribute("max")).toBe("2026-11-21");
  for (const typed of ["11/10/2026", " 11/10/2026 "]) {
    expect((await act(typed)).text).toContain("Sunday, May 9, 2027");
  }
  expect((await act("1/5/2026")).page.text).toContain("Choose the day of the service");
  for (const [notice, message] of [
    ["2026-11-22", "can't be after today"],
    ["2020-01-01", "Choose the day of the service"],
    ["<b>x".padEnd(10_000, "y"), "Enter a date that exists"],
  ] as const) {
    const refused = await act(notice);
    expect([refused.status, refused.text.includes(message)]).toEqual([400, true]);
    expect(elementOf(refused.page, "#notice").getAttribute("value")).toBe(notice);
    expect(refused.page.html).not.toContain("<b>x");
  }
});

const LETTER = "Make my letter";
const WHY = "Why the plan should pay";

test("HELP-06 the letter is the answer of a POST, has the claim's facts, and nothing of it is kept or logged", async () => {
  const browser = await world.enter("denied");
  const page = await browser.open(WHOLE);
  const why = "Canary words: six weeks of headaches <b>\u202E";
  const { calls, page: made } = await writing(world, () =>
    browser.submit(page, LETTER, { [WHY]: why }),
  );
  expect([made.status, made.hops, made.url.search]).toEqual([200, [], ""]);
  expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
  expect(textOf(elementOf(made, "h1"))).toBe("Your appeal letter is ready");
  // The form is there again, folded; the day of the notice is not: its answer has no letter.
  expect(elementOf(made, "details #why").textContent).toContain("six weeks of headaches");
  expect(made.document.querySelector("#notice")).toBeNull();
  expect(partOf(made, "When you need to act")).toContain("You have 180 days");
  const letter = textOf(elementOf(made, ".letter"));
  for (const words of [
    "Marlo Refusal-Sample 53 Specimen Court Unit 4 Exampleville, OR 97001",
    "Main Carrier Appeals PO Box 5550",
    "Claim number26000530001",
    "MRI of the head: billed $987.65, not paid $987.65",
    "Not medically necessary",
    why.replace("\u202E", "").trim(),
  ])
    expect(letter.replace("\u202E", "")).toContain(words);
  expect(made.text).toContain("By fax: 503-555-0171");
  expect(made.html).not.toContain("<b>\u202E");
  expect(world.log()).not.toMatch(/Canary|headaches|Refusal-Sample|26000530001/);
  expect((await browser.open(WHOLE)).text).not.toContain("Canary");
});

test("HELP-06 a letter without a reason has room to write, one without a known address invents none", async () => {
  const browser = await world.enter("prov-denied", HOST.providence);
  const page = await browser.open("/claims/dental/26000540001/0/appeal");
  const made = await browser.submit(page, LETTER);
  expect(textOf(elementOf(made, ".letter__why"))).toBe("");
  expect(made.text).toContain("The address is in the notice you got about this claim.");
  expect(made.text).not.toContain("By fax");
});

test("HELP-06 each wrong field of the letter has its error, and the form keeps what was typed", async () => {
  const browser = await world.enter("denied");
  const page = await browser.open(WHOLE);
  const why = "x".repeat(10_000);
  const refused = await browser.submit(page, LETTER, { [WHY]: why, "Your name": "" });
  expect(refused.status).toBe(400);
  expect(textOf(elementOf(refused, "#why-error"))).toContain("Use 1,000 characters or fewer");
  expect(textOf(elementOf(refused, "#name-error"))).toContain("Your name is a required field");
  expect(elementOf(refused, "#why").textContent).toBe(why);
  expect(refused.document.querySelector(".letter")).toBeNull();
});

const eventsOf = (lines: readonly Readonly<Record<string, unknown>>[]) =>
  lines.map(({ event, outcome }) => `${String(event)} ${String(outcome)}`);

test("HELP-07 audit lines name page and letter without content; staff see the page and cannot make a letter", async () => {
  const trail = await auditTrail(world);
  const browser = await world.enter("denied");
  const page = await browser.open(WHOLE);
  // One that is refused is no letter.
  await browser.submit(page, LETTER, { "Your name": "" });
  await browser.submit(page, LETTER, { [WHY]: "because" });
  const own = await trail();
  expect(eventsOf(own)).toEqual(["appeal-help ok", "appeal-letter ok"]);
  expect(JSON.stringify(own)).not.toMatch(/because|26000530001|MRI/);
  const acting = (await actFor(world, "emp", "904419707")).browser;
  const shown = await acting.open(WHOLE);
  expect(shown.status).toBe(200);
  expect(shown.text).toContain("Only the member can make this letter.");
  expect((await acting.post(WHOLE, { name: "M", memberId: "1" })).status).toBe(403);
  const ofStaff = eventsOf(await trail());
  expect(ofStaff).toContain("appeal-help ok");
  expect(ofStaff).toContain("appeal-letter failed");
});

test("HELP-06 more lines than fit on a page are refused, and the letter's region has a name of its own", async () => {
  const browser = await world.enter("denied");
  const page = await browser.open(WHOLE);
  const lines = (count: number) => Array.from({ length: count }, (_, n) => `${n}`).join("\n");
  const refused = await browser.submit(page, LETTER, {
    [WHY]: lines(26),
    "Your address": lines(7),
  });
  expect(refused.status).toBe(400);
  expect(textOf(elementOf(refused, "#why-error"))).toContain("Use 25 lines or fewer");
  expect(textOf(elementOf(refused, "#address-error"))).toContain("Use 6 lines or fewer");
  const made = await browser.submit(page, LETTER, { [WHY]: lines(25), "Your address": lines(6) });
  expect(made.status).toBe(200);
  const letter = elementOf(made, ".letter");
  const named = made.document.getElementById(letter.getAttribute("aria-labelledby") ?? "");
  expect(textOf(named)).toBe("Request for review of a decision (appeal)");
  expect(letter.hasAttribute("aria-label")).toBe(false);
});
