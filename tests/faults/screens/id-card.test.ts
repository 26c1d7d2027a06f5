import { expect, test } from "vitest";
import { resetting, useFaultWorld } from "#tests/harness/world/use-world.ts";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { expectErrorPage, expectNothingGivenAway, type Entry } from "./error-page.ts";
import { expectInline } from "./inline-trouble.ts";
import { MISTAKABLE } from "./home-calls.ts";
import {
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

test("IDCARD-06 HTTP-02 an ID card that fails is shown as unavailable, never as none", async () => {
  const theirs = { memberName: "Sentinel Person", subscriberId: "904417823", memberSuffix: "01" };
  for (const fault of [
    MISTAKABLE[0],
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

test("HTTP-01 a 401 of an ID card call leads to /login; a typed e-mail address is kept", async () => {
  for (const path of ["idCard/eligible", "idCard/view"]) {
    expect(await lapseAt(world, cards, { method: "GET", path })).toEqual(LOGGED_OUT_OF_PAGE);
  }
  // The input is kept for its member.
  const kept = { ...LOGGED_OUT, keeps: ["form"] };
  expect(await lapseAt(world, emailing, emailing.write)).toEqual(kept);
  const asked = await cards.enter();
  const answered = await world.during({ path: "idCard/request", status: 401 }, () =>
    submit(asked, cards),
  );
  expect(answered.hops).toEqual(["/login"]);
});

test("IDCARD-04 HTTP-01 a 401 of an ID card at the partner gives the error page 401 in place", async () => {
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
  "HTTP-02 %s that fails shows the fault on its form, is sent once, and then succeeds",
  async (_what, page, meaning, troubles) => {
    const { path, heading } = page;
    const told = (shown: Page, entry: Entry) =>
      expectInline(shown, entry, { heading, path, meaning, secrets: [] });
    const met = await meetWriteTrouble(world, page, troubles, told, "/id-card");
    expect(met).toBe(troubles.length);
  },
);
