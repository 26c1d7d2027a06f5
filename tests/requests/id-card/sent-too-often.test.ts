import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { alertsOf, elementOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { EMAIL, PATH as CONFIDENTIAL } from "../account/confidential/confidential-page.ts";
import { askForUsername, personOf } from "../recovery/recovery-walk.ts";
import { writing } from "../sign-in/pending-steps.ts";

const world = resetting(useWorld({ env: { SEND_LIMIT_PER_HOUR: "2" } }));

// The hour stands still, however long the sends take.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const LIMIT = 2;

const emailOf = (nth: number) => `address-${nth}@elsewhere.example`;

type Sending = {
  readonly what: string;
  readonly call: string;
  /** Sends unique input each time, or it would count as the same submit. */
  readonly send: (browser: Visitor, nth: number) => Promise<Page>;
  readonly isKept: boolean;
};

const KINDS: readonly Sending[] = [
  {
    what: "cards by e-mail",
    call: "/idCard/email",
    send: async (browser, nth) =>
      browser.submit(await browser.open("/id-card/0/M/email"), "Send card", {
        "Email address": emailOf(nth),
      }),
    isKept: true,
  },
  {
    what: "cards by mail",
    call: "/idCard/request",
    send: (browser, nth) => browser.openPost("/id-card", { category: "M", nth: `${nth}` }),
    isKept: false,
  },
  {
    what: "confidential requests",
    call: "/account/confidential-communication",
    async send(browser, nth) {
      const page = await browser.open(`${CONFIDENTIAL}?do=change`);
      const button = nth === 0 ? "Send request" : "Save changes";
      return browser.submit(page, button, { [EMAIL]: emailOf(nth) });
    },
    isKept: true,
  },
];

test.each(KINDS)(
  "$what are limited by the hour for a member, in all of their sessions together",
  async (kind) => {
    const browsers = [await world.confirmed("sub"), await world.confirmed("sub")];
    const send = (nth: number) => {
      const browser = browsers[nth % 2];
      if (browser === undefined) throw new Error("there are two browsers");
      return writing(world, () => kind.send(browser, nth));
    };
    const isEnglish = ({ calls }: Awaited<ReturnType<typeof send>>) =>
      calls.some(({ path, method }) => path === kind.call && (method !== "GET" || !kind.isKept));
    for (let nth = 0; nth < LIMIT; nth += 1) {
      const sent = await send(nth);
      expect([sent.page.status, isEnglish(sent)]).toEqual([200, true]);
    }
    const braked = await send(LIMIT);
    expect([braked.page.status, isEnglish(braked)]).toEqual([429, false]);
    expect(alertsOf(braked.page).join()).toMatch(
      /You've reached the limit for one hour, so nothing was sent\. Wait 60 minutes/,
    );
    expect(braked.page.headers.get("retry-after")).toBe("3600");
    const kept = kind.isKept
      ? elementOf(braked.page, "#emailAddress").getAttribute("value")
      : emailOf(LIMIT);
    expect(kept).toBe(emailOf(LIMIT));
    // Another member has a count of their own.
    const other = await kind.send(await world.confirmed("care"), 0);
    expect(other.status).toBe(200);
  },
);

test("S-02 user names by e-mail are limited by the hour for a member ID, real or not", async () => {
  const somebody = await personOf(world, "sub");
  for (const id of [somebody["Member ID"] ?? "", "ZZ99999999"]) {
    const ask = (nth: number) =>
      askForUsername(world.visitor(), {
        ...somebody,
        "Member ID": id,
        "First name": `J${"abc".charAt(nth)}`,
      });
    for (let nth = 0; nth < LIMIT; nth += 1) {
      expect((await ask(nth)).hops).toEqual(["/recovery/username/sent"]);
    }
    const { page, calls } = await writing(world, () => ask(LIMIT));
    expect([page.status, calls]).toEqual([429, []]);
    expect(alertsOf(page)).toEqual([
      "Too many attempts. Please wait a few minutes, then try again.",
    ]);
    expect(elementOf(page, "#memberId").getAttribute("value")).toBe(id);
  }
});

test("IDCARD-08 a card by e-mail that the gateway refuses to send counts in the hour, too", async () => {
  const browser = await world.enter("cop");
  await world.fault({ method: "POST", path: "idCard/email", status: 400 });
  const statuses: number[] = [];
  for (let nth = 0; nth <= LIMIT; nth += 1) {
    const form = await browser.open("/id-card/0/M/email");
    const page = await browser.submit(form, "Send card", { "Email address": emailOf(nth) });
    statuses.push(page.status);
  }
  expect(statuses).toEqual([400, 400, 429]);
});
