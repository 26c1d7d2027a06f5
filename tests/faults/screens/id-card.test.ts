import { expect, test } from "vitest";
import { resetting, useFaultWorld } from "#tests/harness/world/use-world.ts";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { expectErrorPage, expectNothingGivenAway, type Entry } from "./error-page.ts";
import { expectInline } from "./inline-trouble.ts";
import { SOME_TROUBLES } from "./home-calls.ts";
import {
  callsWithout,
  lapseAt,
  LOGGED_OUT,
  LOGGED_OUT_OF_PAGE,
  meetWriteTrouble,
  submit,
  type WayPage,
  WRITE_TROUBLES,
} from "./pending-pages.ts";

const world = resetting(useFaultWorld());

const cards: WayPage = {
  path: "/id-card",
  heading: "ID cards",
  enter: () => world.enter("dep-adult"),
  fields: { category: "M" },
  write: { method: "GET", path: "idCard/request" },
};
const emailing: WayPage = {
  path: "/id-card/1/M/email",
  heading: "Email an ID card",
  enter: () => world.enter("dep-adult"),
  fields: { emailAddress: "theo@members.example" },
  write: { method: "POST", path: "idCard/email" },
};

const card = (page: Page) => page.document.querySelector(".cards");

test("IDCARD-06 HTTP-02 whatever befalls a card, it reads as unavailable and never as none", async () => {
  const theirs = { memberName: "Sentinel Person", subscriberId: "904417823", memberSuffix: "01" };
  for (const fault of [
    ...SOME_TROUBLES.map(([trouble]) => trouble),
    { truncate: true },
    { body: { foo: [1] } },
    { body: { ...theirs, memberSuffix: "00" } },
    { body: { ...theirs, subscriberId: "904417824" } },
  ]) {
    const browser = await cards.enter();
    const read = { path: "idCard/view", ...fault };
    const page = await world.during(read, () => browser.open(cards.path));
    expect.soft(page.status, JSON.stringify(fault)).toBe(200);
    expect.soft(textOf(card(page))).toContain("We can't show this ID card right now");
    expect.soft(page.text).not.toContain("There is no ID card");
    expect.soft(page.document.querySelector(".wallet")).toBeNull();
    expect.soft(page.text).toContain("Download PDF");
    expect.soft(page.text).not.toContain("Save card of");
    expect.soft(page.html).not.toMatch(/sentinel|904417824/i);
    expectNothingGivenAway(page);
    const next = await browser.open(cards.path);
    expect.soft(next.document.querySelectorAll(".wallet")).toHaveLength(1);
  }
});

test("IDCARD-06 of four cards one fails and three stay", async () => {
  const browser = await world.enter("sub");
  const fault = { path: "idCard/view", status: 500, times: 1 };
  const page = await world.during(fault, () => browser.open(cards.path));
  expect(page.document.querySelectorAll(".wallet")).toHaveLength(3);
  expect(page.text.split("We can't show this ID card")).toHaveLength(2);
});

test("HTTP-01 a 401 of any of the calls leads to /login", async () => {
  for (const path of ["idCard/eligible", "idCard/view"]) {
    expect(await lapseAt(world, cards, { method: "GET", path })).toEqual(LOGGED_OUT_OF_PAGE);
  }
  // The input is kept for its member.
  const kept = { ...LOGGED_OUT, cookies: ["kept_form"] };
  expect(await lapseAt(world, emailing, emailing.write)).toEqual(kept);
  const asked = await cards.enter();
  const answered = await world.during({ path: "idCard/request", status: 401 }, () =>
    submit(asked, cards),
  );
  expect(answered.hops).toEqual(["/login"]);
});

test("IDCARD-04 HTTP-01 a 401 on the partner's domain is the partner's page", async () => {
  const browser = await world.enter("hpp", "partner.localhost");
  const page = await world.during({ path: "idCard/view", status: 401 }, () =>
    browser.open(cards.path),
  );
  expectErrorPage(page, 401);
  expect(page.hops).toEqual([]);
});

test.each([
  ["IDCARD-08 an e-mail", emailing, "We can't tell whether the card was sent.", WRITE_TROUBLES],
  [
    "IDCARD-09 a request by mail",
    cards,
    "We can't tell whether your card was requested.",
    // Half of a sentence is a sentence.
    WRITE_TROUBLES.filter(([fault]) => !fault.truncate),
  ],
] as const)(
  "HTTP-02 %s in trouble says so in place, is sent once, and goes well afterwards",
  async (_what, page, meaning, troubles) => {
    const { path, heading } = page;
    const told = (shown: Page, entry: Entry) =>
      expectInline(shown, entry, { heading, path, meaning, secrets: [] });
    const met = await meetWriteTrouble(world, page, troubles, told, "/id-card");
    expect(met).toBe(troubles.length);
  },
);

test("HTTP-02 while it is not known which cards there are nothing is sent", async () => {
  expect(await callsWithout(world, emailing, "idCard/eligible")).toEqual([]);
  expect(await callsWithout(world, cards, "idCard/eligible")).toEqual([]);
});
