import { expect, test } from "vitest";
import { accountEmployeeId } from "#server/gateway/calls/member/account.ts";
import { idCardEligible, idCardFace } from "#server/gateway/calls/member/id-card.ts";
import { answerOf, changeAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { sectionOf, type Page } from "#tests/harness/pages/visitor.ts";
import { termsIn } from "#tests/harness/pages/tables.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { writing } from "../sign-in/pending-steps.ts";

const world = resetting(useWorld());

const PATH = "/id-card";
const JORDAN = "Jordan Testa-Lindqvist";
const FAMILY = [JORDAN, "Theo Testa-Lindqvist", "Marisol Testa-Lindqvist", "Robin Testa-Lindqvist"];

/** The page of a persona's cards, and its calls. */
async function open(persona: string, host: string = HOST.carrier) {
  const browser = await world.enter(persona, host);
  const { page, calls } = await writing(world, () => browser.open(PATH));
  const views = calls.filter(({ path }) => path === "/idCard/view").map(({ query }) => query);
  return { browser, page, calls, views };
}

/** The terms and values of one side of a member's first card. */
const sideOf = (page: Page, member: string, side: "Front" | "Back") =>
  termsIn(sectionOf(page.document, member).querySelector(`[aria-label="${side}"]`));

const holdersOf = (page: Page) => textsOf(page, "main h2").filter((name) => !/mail/.test(name));

test("ROUTE-59 ROUTE-67 BRAND-06 IDCARD-05 IDCARD-06 S-03 the page has both sides of all cards of the family", async () => {
  const { page, calls, views } = await open("sub");
  // The account is asked first, then what may be shown, then all cards at once.
  const paths = calls.map(({ path }) => path);
  expect(paths[0]).toBe("/account");
  expect(paths.filter((path) => path === "/idCard/eligible")).toHaveLength(1);
  expect(paths.indexOf("/idCard/eligible")).toBeLessThan(paths.indexOf("/idCard/view"));
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["ID cards"]]);
  expect(page.text).toContain(
    "Save a card to your phone or computer. You can open it without internet and print it at card size.",
  );
  expect(page.text).toContain("This card does not guarantee coverage.");
  expect(textsOf(page, "title")[0]).toMatch(/^ID cards - Main Carrier/);
  expect(holdersOf(page)).toEqual(FAMILY);
  const face = await answerOf(world, "sub", idCardFace, "?suffix=0&category=M");
  expect(textsOf(page, ".wallet__name")[0]).toBe(face.memberName);
  expect(sideOf(page, JORDAN, "Front")).toEqual({
    "Subscriber ID": `${face.subscriberId} ${face.memberSuffix}`,
    "Group number": face.groupNumber,
    "Group name": face.groupName,
    Effective: "01/01/2021",
    Coverage: face.coverage,
    "Provider networks": face.networks?.join(", "),
  });
  expect(sideOf(page, JORDAN, "Back")).toEqual({
    "Customer service": face.customerServicePhone,
    "For providers": face.providerServicePhone,
    "Send claims to": face.claimsAddress,
    Covered: face.covered?.join(", "),
  });
  const asked = views.map(({ suffix, category }) => `${suffix} ${category}`).toSorted();
  expect(asked).toEqual(["0 M", "1 M", "2 M", "3 D"]);
});

test("IDCARD-06 T-40 several cards of a member stand under the name, each with its own links", async () => {
  const { page } = await open("ma");
  expect(holdersOf(page)).toHaveLength(1);
  expect(textsOf(page, "main h3")).toEqual(["Medical and pharmacy", "Dental"]);
  const names = linksOf(page).filter(([, href]) => href.startsWith("/resource-download"));
  const says = (kind: string) =>
    expect.stringMatching(`^Download PDF for .+, ${kind} \\(opens in a new tab\\)$`) as string;
  expect(names).toEqual([
    [says("Medical and pharmacy"), "/resource-download?suffix=0&category=M"],
    [says("Dental"), "/resource-download?suffix=0&category=D"],
  ]);
  for (const kind of ["M", "D"]) {
    const hrefs = linksOf(page).map(([, href]) => href);
    expect(hrefs).toContain(`/id-card/0/${kind}/save`);
    expect(hrefs).toContain(`/id-card/0/${kind}/email`);
  }
  const download = elementOf(page, 'a[href^="/resource-download"]');
  expect(download.attributes).toMatchObject({ target: "_blank", rel: "opener" });
});

test("IDCARD-06 ROLE-01 a dependent sees their own card alone, and no other card is asked for", async () => {
  // The gateway may name the whole family: the dashboard decides which members the viewer may
  // see.
  const cards = await answerOf(world, "sub", idCardEligible);
  await world.fault({ path: "idCard/eligible", body: cards });
  const { page, views } = await open("dep-adult");
  expect(holdersOf(page)).toEqual(["Theo Testa-Lindqvist"]);
  expect(views.map((query) => query["suffix"])).toEqual(["1"]);
  const ways = linksOf(page).map(([, href]) => href);
  const card = "/id-card/1/M";
  expect(ways.filter((href) => href.startsWith("/id-card/"))).toEqual([
    card,
    `${card}/save`,
    `${card}/email`,
    "/id-card/mail/M",
  ]);
});

test("IDCARD-01 ROUTE-71 ELIG-08 T-27 all pages of cards lead a termed member home", async () => {
  const { browser, page, views } = await open("term");
  expect([page.hops, views]).toEqual([["/home"], []]);
  for (const path of ["/id-card/0/M/email", "/id-card/0/M/save"]) {
    expect((await browser.open(path)).hops, path).toEqual(["/home"]);
  }
  expect((await browser.openPost(PATH, { category: "M" })).hops).toEqual(["/home"]);
});

test("S-03 without an eligible card the page says so and links to customer service", async () => {
  await changeAnswer(world, "sub", idCardEligible, (cards) =>
    cards.map((card) => ({ ...card, eligible: false })),
  );
  const { page, views } = await open("sub");
  expect(page.text).toContain("No ID card to show");
  expect(linksOf(page)).toContainEqual(["Customer service", "/support/customer-service"]);
  expect([page.document.querySelector("main form"), views]).toEqual([null, []]);
});

test("IDCARD-06 S-03 a card has a page of its own with both sides, or a notice when it fails", async () => {
  const page = await world.see("sub", "/id-card/3/D");
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["ID card of Robin Testa-Lindqvist"]]);
  expect(textsOf(page, ".wallet__name")).toEqual(["Robin Testa-Lindqvist"]);
  expect(textsOf(page, "main .wallet a")).toEqual(["503-555-0100", "503-555-0101"]);
  await world.fault({ path: "idCard/view", status: 500 });
  const other = await world.see("sub", "/id-card/0/M");
  expect([other.status, other.document.querySelectorAll(".wallet")]).toEqual([200, []]);
  expect(other.text).toContain("this ID card");
});

test("IDCARD-06 an answer with another member's or family's card is not shown, the right cards stay", async () => {
  const face = await answerOf(world, "sub", idCardFace, "?suffix=2&category=M");
  await world.fault({ path: "idCard/view", body: { ...face, groupName: "Sentinel Works" } });
  const { page } = await open("sub");
  expect(page.status).toBe(200);
  expect(textsOf(page, ".wallet__name")).toEqual([face.memberName]);
  expect(page.text.split("We can't show this ID card right now")).toHaveLength(4);
  await world.mend();
  const body = { ...face, subscriberId: "904417824", memberSuffix: null };
  await world.fault({ path: "idCard/view", body });
  const foreign = await open("sub");
  expect(foreign.page.text).not.toContain("904417824");
  expect(foreign.page.document.querySelector(".wallet")).toBeNull();
});

test("IDCARD-07 a card of the family downloads at its address, and the download window leads to it", async () => {
  const { browser, page } = await world.openAs("sub", "/resource-download?suffix=3&category=D");
  const file = "/resource-download/id-card.pdf?suffix=3&category=D";
  expect(page.html).toContain(`content="0;url=${file.replace("&", "&amp;")}"/></noscript>`);
  expect(linksOf(page).map(([, href]) => href)).toContain(file);
  const calls = await world.callsDuring(async () => {
    const response = await browser.send(file);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect((await response.text()).slice(0, 5)).toBe("%PDF-");
  });
  const [view] = calls.filter(({ path }) => path === "/idCard/view");
  expect(view?.query).toMatchObject({ suffix: "3", category: "D" });
});

/** A page without what differs from one request to the next. */
const bodyOf = (page: Page) =>
  textsOf(page, "main")
    .join("")
    .replace(/Reference number: \S+/, "");

test.each([
  ["dep-adult", "0", "M"],
  ["sub", "0", "D"],
  ["sub", "9", "M"],
  ["sub", "00", "M"],
  ["sub", "0%2F1", "M"],
  ["sub", "9".repeat(10_000), "M"],
])(
  "T-04 S-03 all addresses of a card that %s does not have (%.20s %s) are unknown, and no call is made",
  async (persona, suffix, category) => {
    const { browser, page: unknown } = await world.openAs(persona, "/id-card/8/V/email");
    expect(unknown.status).toBe(404);
    const query = `?suffix=${suffix}&category=${category}`;
    const at = `/id-card/${suffix}/${category}`;
    const calls = await world.callsDuring(async () => {
      for (const path of [at, `${at}/email`]) {
        const mailing = await browser.open(path);
        expect([mailing.status, mailing.hops]).toEqual([404, []]);
        expect(bodyOf(mailing)).toBe(bodyOf(unknown));
      }
      const window = await browser.open(`/resource-download${query}`);
      expect(window.status).toBe(404);
      expect(window.text).toContain("Error code: 404 Not found");
      const file = await browser.post(`${at}/email`, { emailAddress: "thief@members.example" });
      expect(file.status).toBe(404);
      const pdf = await browser.send(`/resource-download/id-card.pdf${query}`);
      expect(pdf.headers.get("location")).toBe("/error/404");
      expect((await browser.send(`${at}/save`)).status).toBe(404);
    });
    expect(calls.filter(({ path }) => /idCard\/(?:view|email)/.test(path))).toEqual([]);
  },
);

test.each([
  ["suffix=0&category=M", 200],
  ["suffix=0&category=M&category=D", 404],
  ["suffix=0&suffix=0&category=M", 404],
  ["suffix=0", 404],
])("ROUTE-56 T-04 a download that asks for ?%s answers %i", async (query, status) => {
  const browser = await world.enter("sub");
  expect((await browser.open(`/resource-download?${query}`)).status).toBe(status);
  const file = await browser.send(`/resource-download/id-card.pdf?${query}`);
  expect(file.headers.get("location")).toBe(status === 404 ? "/error/404" : null);
});

test.each([true, false, null])(
  "HOME-05 IDCARD-06 an employee ID stands on the cards as such for local 598 alone: %s",
  async (local598) => {
    const answer = await answerOf(world, "l598", accountEmployeeId);
    await world.fault({ path: accountEmployeeId.path, body: { ...answer, local598 } });
    const { page } = await open("l598");
    const [holder = ""] = holdersOf(page);
    const told = sideOf(page, holder, "Front")["Employee ID"]?.split(" ")[0];
    expect([page.status, told]).toEqual([200, local598 === true ? "598041770" : undefined]);
  },
);
