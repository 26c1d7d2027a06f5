import { http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { account } from "#server/gateway/calls/member/account.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { changeAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { SILENT } from "#tests/harness/during.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";
import { GATEWAY, HOST } from "#tests/harness/world/world.ts";
import { writing } from "../sign-in/pending-steps.ts";
import { CHAT_URL, CHAT_VENDOR as VENDOR, CONFIGURED } from "./configured.ts";

// Which host and which texts make a chat: app/rules/frame/chat.test.ts.
const SRC = `https://${VENDOR}/widget/chat.js`;

/** How often that address was called. */
let asked = 0;
const world = useWorld(CONFIGURED);
beforeEach(() => {
  world.network.use(
    http.get(CHAT_URL, ({ request }) => {
      asked += 1;
      return world.ask(new Request(`${GATEWAY}/chat`, request));
    }),
  );
});

const home = (persona = "sub", host: string = HOST.carrier) => world.see(persona, "/home", host);
/** The scripts of a page that are not our own, with all their attributes. */
const chatsOf = ({ document }: Page) =>
  document
    .querySelectorAll("script[src]")
    .filter((script) => !(script.getAttribute("src") ?? "").startsWith("/"))
    .map(({ attributes }) => attributes);
const chatCalls = async (work: () => Promise<unknown>) =>
  (await world.callsDuring(work)).filter(({ path }) => path === "/chat");
const answers = (body: unknown) => world.fault({ path: "chat", body });

test("CHAT-03 CHAT-04 CHAT-05 T-55 the page has one chat script with nonce, site id and the member's data", async () => {
  const page = await home();
  expect(textsOf(page, "h1")).toEqual(["Welcome, Jordan"]);
  expect(chatsOf(page)).toEqual([
    {
      async: "",
      src: SRC,
      nonce: "test-nonce",
      "data-site-id": "4711",
      // The chat URL gives this, and none of the next two, which come from the account.
      "data-poc": "member-dashboard",
      "data-bus": "member",
      "data-mapped-group-id": "10004417",
    },
  ]);
});

test("SHELL-30 CHAT-04 the chat URL is requested once a session, without the member's token", async () => {
  asked = 0;
  const calls = await chatCalls(async () => {
    const browser = await world.enter("sub");
    await browser.open("/home");
    await browser.open("/home");
  });
  expect(asked).toBe(1);
  expect(calls.map(({ persona, method, query }) => [persona, method, query])).toEqual([
    [null, "GET", {}],
  ]);
  expect(await chatCalls(() => home())).toHaveLength(1);
});

test("CHAT-01 CHAT-02 CHAT-03 the page has no chat script when the chat URL names another host", async () => {
  await changeAnswer(world, "sub", account, (given) => ({ ...given, chatConfig: null }));
  await answers({ host: "chat.example.test.evil.example", displayChat: true });
  const page = await home();
  expect([page.status, chatsOf(page)]).toEqual([200, []]);
});

test("CHAT-04 markup in the chat URL's answer stays inside the script's attributes", async () => {
  await answers({ host: VENDOR, displayChat: true, poc: '"><script src="https://evil.example">' });
  const page = await home();
  expect(chatsOf(page).map((each) => [each["src"], each["data-poc"]])).toEqual([
    [SRC, '"><script src="https://evil.example">'],
  ]);
});

test.each([
  ["/login", HOST.carrier],
  ["/logout", HOST.partner],
])("CHAT-03 a visitor's %s has no chat script and requests no chat URL", async (path, host) => {
  const { page, calls } = await writing(world, () => world.visitor(host).open(path));
  expect(calls.filter((call) => call.path === "/chat")).toEqual([]);
  expect([page.html.includes("<main"), page.html.includes(VENDOR)]).toEqual([true, false]);
});

test("SHELL-30 pages after log-out and during sign-in have no chat script", async () => {
  const { browser, page } = await world.openAs("sub", "/home");
  const after = await browser.submit(page, "Log out");
  expect([after.status, after.html.includes(VENDOR)]).toEqual([200, false]);
  const { page: choosing } = await world.signIn("flag360");
  expect(choosing.hops.at(-1)).toBe("/group-selection");
  expect(choosing.html).not.toContain(VENDOR);
});

test("SHELL-30 pages of staff acting for a member have no chat script and request no chat URL", async () => {
  const { browser, page } = await actFor(world, "emp", SUBSCRIBER.sub);
  expect(page.text).toContain("You are viewing as staff");
  expect(chatsOf(page)).toEqual([]);
  expect(await chatCalls(() => browser.open("/home"))).toEqual([]);
});

test.each([
  ["answers 401", { status: 401 }],
  ["is silent", SILENT],
])(
  "CHAT-04 when the chat URL %s, home is complete without chat and requests it no more",
  async (_case, fault) => {
    const browser = await world.enter("sub");
    asked = 0;
    const page = await world.during({ path: "chat", ...fault }, () => browser.open("/home"));
    expect([page.status, page.hops, chatsOf(page)]).toEqual([200, [], []]);
    expect(page.text).toContain("Welcome, Jordan");
    expect(page.text).toContain("View all programs");
    // The fault is cached for a while.
    const once = asked;
    await browser.open("/home");
    expect([once > 0, asked]).toEqual([true, once]);
  },
);
