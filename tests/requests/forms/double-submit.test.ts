import { afterEach, expect, test, vi } from "vitest";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { copyCookies, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";

const world = useWorld();
afterEach(async () => {
  vi.useRealTimers();
  await world.reset();
});

type Form = {
  readonly browser: () => Promise<Visitor>;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The gateway's write of the form. */
  readonly write: string;
  /** The address and heading of the page that both submits lead to. */
  readonly leadsTo: readonly [hops: readonly string[], heading: string];
};

const enter = (persona: string) => () => world.enter(persona);
const enterPending = (persona: string) => () => world.enterPending(persona);
const HOME = ["/sso-landing", "/home"];

const LOGIN_AS: Form = {
  browser: enter("emp"),
  path: "/login-as",
  fields: { subscriberId: SUBSCRIBER.sub, way: "subscriber" },
  write: "POST /login-as",
  leadsTo: [HOME, "Welcome, Jordan"],
};
const GROUP: Omit<Form, "browser" | "path"> = {
  fields: { groupId: "10007028" },
  write: "POST /group-selection",
  leadsTo: [HOME, "Welcome, Jamie"],
};

const forms = {
  "login-as": LOGIN_AS,
  "login-as while acting": {
    ...LOGIN_AS,
    browser: async () => (await actFor(world, "nonemp", SUBSCRIBER.multi)).browser,
  },
  "group selection": { ...GROUP, browser: enterPending("multi"), path: "/group-selection" },
  "select group": { ...GROUP, browser: enter("multi"), path: "/select-group" },
  password: {
    browser: enter("ini"),
    path: "/account/settings/change-password",
    fields: {
      currentPassword: "Sandbox-2026",
      newPassword: "Changed-2026",
      repeatPassword: "Changed-2026",
    },
    write: "PUT /account/password",
    leadsTo: [["/home"], "Welcome, Devon"],
  },
} satisfies Record<string, Form>;

function again(browser: Visitor): Visitor {
  const other = world.visitor(new URL(browser.origin).hostname);
  copyCookies(browser, other);
  return other;
}

const press = (browser: Visitor, { path, fields }: Form, more: Record<string, string> = {}) =>
  browser.post(path, { ...fields, ...more });

/** Where a submit's own answer leads, with its cookies. */
async function follow(browser: Visitor, response: Response): Promise<Page> {
  return browser.open(response.headers.get("location") ?? "/nowhere");
}

async function writesDuring({ write }: Form, work: () => Promise<unknown>): Promise<number> {
  const calls = await world.callsDuring(work);
  return calls.filter(({ method, path }) => `${method} ${path}` === write).length;
}

test.each(Object.entries<Form>(forms))(
  "T-57 the form %s sent twice at once, and a third time, makes one write and leads on",
  async (_name, form) => {
    const first = await form.browser();
    const [second, third] = [again(first), again(first)];
    const answers: Response[] = [];
    const writes = await writesDuring(form, async () => {
      answers.push(...(await Promise.all([press(first, form), press(second, form)])));
      answers.push(await press(third, form));
    });
    expect(writes).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    for (const [at, browser] of [[1, second] as const, [2, third] as const]) {
      const answer = answers[at] ?? Response.error();
      const page = await follow(browser, answer);
      const hops = [answer.headers.get("location"), ...page.hops];
      expect([hops, textsOf(page, "h1")]).toEqual([form.leadsTo[0], [form.leadsTo[1]]]);
    }
  },
);

test.each([forms["login-as"], forms["select group"], forms["group selection"]])(
  "T-57 $path sent with the replaced session's cookies is refused after its grace period",
  async (form) => {
    const first = await form.browser();
    const second = again(first);
    await press(first, form);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10_001 });
    const calls = await world.callsDuring(async () => {
      const late = await press(second, form);
      expect(late.status).toBe(302);
      expect(["/logout", "/error/404"]).toContain(late.headers.get("location"));
    });
    expect(calls).toEqual([]);
  },
);

test("two login-as forms with different members at once make two writes, and each opens its member", async () => {
  const form = LOGIN_AS;
  const first = await form.browser();
  const second = again(first);
  const writes = await writesDuring(form, async () => {
    const [one, other] = await Promise.all([
      press(first, form),
      press(second, form, { subscriberId: SUBSCRIBER.multi }),
    ]);
    expect((await follow(first, one)).text).toContain("Welcome, Jordan");
    expect((await follow(second, other)).text).toContain("Welcome, Jamie");
  });
  expect(writes).toBe(2);
});

test("a form whose write failed can be sent again at once", async () => {
  const form = LOGIN_AS;
  const browser = await form.browser();
  await world.fault({ path: "login-as", status: 503, times: 1 });
  const writes = await writesDuring(form, async () => {
    expect((await press(browser, form)).status).toBe(503);
    expect((await press(browser, form)).status).toBe(303);
  });
  expect(writes).toBe(2);
});

test("T-12 the end of a login-as and the log-out, each sent twice at once, lead on both times", async () => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  const second = again(browser);
  const post = (it: Visitor, path: string) => it.open(path, { method: "POST" });
  const ends = await Promise.all([post(browser, "/login-as/end"), post(second, "/login-as/end")]);
  expect(ends.map(({ hops, status }) => [hops, status])).toEqual([
    [["/login-as"], 200],
    [["/login-as"], 200],
  ]);
  const third = again(browser);
  const outs = await Promise.all([post(browser, "/logout"), post(third, "/logout")]);
  expect(outs.map(({ hops }) => hops)).toEqual([["/login"], ["/login"]]);
});
