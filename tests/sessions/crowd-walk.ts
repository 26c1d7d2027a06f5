import {
  emailAddressOf,
  enterCrowd,
  ID_CARD_PDF,
  markOf,
  marksIn,
  PREFERENCES_FORM,
  SETTINGS,
  type Address,
} from "#tests/harness/load/crowd.ts";
import { BOTH, type Deployed } from "#tests/harness/processes/deployments.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";

/** One in so many members logs out on the way, and continues with the old cookies. */
const LEAVES = 3;

const WRITE = "write";
const LOG_OUT = "log out";
const REST = "/resource-download";

/** Twenty requests of one member, in this order. A page that shows the data follows each write. */
const REQUESTS = [
  "/home",
  "/home.data",
  PREFERENCES_FORM,
  WRITE,
  SETTINGS,
  "/home",
  "/claims",
  PREFERENCES_FORM,
  WRITE,
  PREFERENCES_FORM,
  WRITE,
  SETTINGS,
  LOG_OUT,
  "/home",
  REST,
  PREFERENCES_FORM,
  ID_CARD_PDF,
  SETTINGS,
  "/home.data",
  "/home",
];

const SHOW_ADDRESS = new Set([PREFERENCES_FORM, SETTINGS]);

type Outcome = { readonly member: number; readonly request: string; readonly what: string };

/** A member on the way through the product. */
type Walk = {
  readonly world: Deployed;
  readonly member: number;
  readonly browser: Visitor;
  readonly address: Address;
  /** The last form. */
  page: string;
  /** With the cookies from before the log-out, one browser per process; null while signed in. */
  copies: readonly Visitor[] | null;
};

/**
 * So many members walk through the product, some of them at once: more would only wait for each
 * other. Returns every wrong answer.
 */
export async function walkCrowd(
  world: Deployed,
  { members, atOnce }: { readonly members: number; readonly atOnce: number },
): Promise<readonly Outcome[]> {
  const wrong: Outcome[] = [];
  let next = 1;
  const walkOn = async () => {
    while (next <= members) {
      next += 1;
      wrong.push(...(await walkThrough(world, next - 1)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, walkOn));
  return wrong;
}

/** What was wrong with the answer to a request; null if nothing was. */
async function takeStep(walk: Walk, request: string): Promise<string | null> {
  const { member, browser, address } = walk;
  if (walk.copies !== null) return refusedOn(walk.copies, request);
  if (request === LOG_OUT) return member % LEAVES === 0 ? leave(walk) : null;
  if (request === WRITE) {
    const { status } = await address.change(browser, walk.page);
    return status === 303 ? null : `${status}`;
  }
  const response = await browser.send(request);
  const html = await response.text();
  if (response.status !== 200) return `${response.status}`;
  if (request === PREFERENCES_FORM) walk.page = html;
  const foreign = marksIn(html).filter((mark) => mark !== markOf(member));
  if (foreign.length > 0) return `shows ${foreign.join()}`;
  if (SHOW_ADDRESS.has(request) && address.shownBy(html) !== "current")
    return "shows an old address";
  return request === REST || marksIn(html).length > 0 ? null : "shows nobody";
}

async function leave(walk: Walk): Promise<string | null> {
  walk.copies = BOTH.map((nth) => walk.world.copyAt(nth, walk.browser));
  const { status } = await walk.browser.send("/logout", { method: "POST" });
  return status === 303 ? null : `${status}`;
}

async function walkThrough(world: Deployed, member: number): Promise<Outcome[]> {
  const browser = world.alternating();
  await enterCrowd(browser, member);
  const walk: Walk = {
    world,
    member,
    browser,
    address: emailAddressOf(member),
    page: "",
    copies: null,
  };
  const wrong: Outcome[] = [];
  for (const request of REQUESTS) {
    const what = await takeStep(walk, request);
    if (what !== null) wrong.push({ member, request, what });
  }
  return wrong;
}

/** A copied cookie of a session that ended leads to log-in in every process. */
async function refusedOn(copies: readonly Visitor[], request: string): Promise<string | null> {
  const path = request.startsWith("/") ? request : SETTINGS;
  const answers = await Promise.all(copies.map((copy) => copy.send(path)));
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  const marks = bodies.flatMap(marksIn);
  if (marks.length > 0) return `after log-out shows ${marks.join()}`;
  const isData = path.endsWith(".data");
  const statuses = answers.map(({ status }) => status);
  return statuses.every((status) => status === (isData ? 202 : 302)) ? null : statuses.join();
}
