import { eventually } from "#tests/harness/eventually.ts";
import { exchangeRaw, rawRequest } from "#tests/harness/network/raw.ts";
import { signIn, type RealWorld } from "#tests/harness/world/real-world.ts";
import { createVisitor, type Handler, type Visitor } from "#tests/harness/pages/visitor.ts";
import { BORN, MAIL, NAME, NUMBER, TELLING_BODY, WRONG } from "./canary-people.ts";
import { runSignedIn } from "./canary-signed-in.ts";
import { enter, type Visit } from "./canary-steps.ts";
import { runVisitors } from "./canary-visitors.ts";
import { HOME_CALLS } from "../screens/home-calls.ts";

/** An answer that a browser got. */
export type Answer = {
  readonly path: string;
  readonly status: number;
  readonly location: string;
  /** Its Set-Cookie lines. */
  readonly cookies: readonly string[];
  readonly html: string;
};

/**
 * Log-ins, pages, buttons, faults of every kind and strange requests, all with personal data.
 * Returns the answers that every browser got.
 */
export async function runCanary(world: RealWorld): Promise<readonly Answer[]> {
  const answers: Answer[] = [];

  /** A browser that records every answer. */
  function visitor(host = "localhost"): Visitor {
    const handle: Handler = async (request) => {
      const response = await world.handle(request);
      answers.push({
        path: new URL(request.url).pathname,
        status: response.status,
        location: response.headers.get("location") ?? "",
        cookies: response.headers.getSetCookie(),
        html: await response.clone().text(),
      });
      return response;
    };
    return createVisitor(handle, `http://${host}:${world.dashboard.port}`);
  }

  await logIns(world, visitor);
  await pagesAndButtons(visitor);
  await troubles(world, visitor);
  await runVisitors(world, visitor);
  await runSignedIn(world, visitor);
  await strangeRequests(world.dashboard.port);
  return answers;
}

type Troubled = Pick<RealWorld, "fault" | "mend">;

/** Log-ins with wrong passwords, and with an answer that holds personal data. */
export async function logIns(world: Troubled, visitor: Visit): Promise<void> {
  for (let attempt = 0; attempt < 6; attempt += 1) await signIn(visitor(), "dep-adult", WRONG);
  await signIn(visitor(), NAME, WRONG);
  await signIn(visitor(), MAIL, "");
  await signIn(visitor(), "", WRONG);
  for (const fault of [{ status: 500 }, { reset: true }, { body: { token: NAME } }]) {
    await world.fault({ path: "token", ...fault });
    await signIn(visitor(), NAME, WRONG);
    await world.mend();
  }
}

async function pagesAndButtons(visitor: Visit): Promise<void> {
  for (const [persona, host] of [["sub"], ["cop"], ["hpp", "partner.localhost"]] as const) {
    const browser = await enter(visitor, persona, host);
    const home = await browser.open("/home");
    if (home.status !== 200) throw new Error(`${persona} has no home: ${home.status}`);
    await browser.open("/home.data");
    await browser.open("/resource-download");
    await browser.open("/resource-download/id-card.pdf");
    const claimId = home.document.querySelector("[name=claimId]")?.getAttribute("value") ?? NUMBER;
    for (const fields of [
      { intent: "eob", claimId },
      { intent: "ebill" },
      { intent: "eob", claimId: NUMBER },
    ]) {
      await browser.post("/home", fields);
    }
    await browser.open("/error/404");
    await browser.open("/logout", { method: "POST" });
  }
}

const body = TELLING_BODY;
/**
 * Answers with personal data where none belongs: in refusals, in keys, in values of a wrong type. A
 * 401, the last, ends the session.
 */
const FAULTS = [
  { status: 400, body },
  { status: 403 },
  { status: 500, body: `${NAME} ${BORN}` },
  { reset: true },
  { truncate: true },
  { body },
  { body: [body] },
  { body: `<p>${NAME}` },
  { bytes: 6_000_000 },
  { status: 401, body },
];

/** One browser meets all faults of a call: a failed call is made again. */
export async function meetAll(world: Troubled, visitor: Visit, path: string, page: string) {
  const browser = await enter(visitor, "sub");
  for (const fault of FAULTS) {
    await world.fault({ path, ...fault });
    // Half a card is a download that breaks off.
    await browser.open(page).catch(() => undefined);
    await world.mend();
  }
}

async function troubles(world: RealWorld, visitor: Visit): Promise<void> {
  for (const { path } of HOME_CALLS.slice(0, 6)) await meetAll(world, visitor, path, "/home");
  await meetAll(world, visitor, "idCard/view", "/resource-download/id-card.pdf");
  const browser = await enter(visitor, "sub");
  await world.relay.refuse();
  await browser.open("/home");
  await world.relay.accept();
  // After a refused connection the dashboard calls the gateway once a second.
  await eventually(async () => {
    if ((await browser.open("/home")).status !== 200) throw new Error("is not asked yet");
  });
}

/** Personal data in addresses, headers and bodies, where a browser or an attacker may put it. */
export async function strangeRequests(port: number): Promise<void> {
  const headers = {
    "User-Agent": NAME,
    Referer: `https://${NAME}.example/${NUMBER}`,
    "X-Request-Id": `${NAME}-${NUMBER}`,
    "X-Forwarded-For": NAME,
    Cookie: `access_token=${NAME}; kept_form=${NAME}; activity=${NUMBER}; ${NAME}=${NUMBER}`,
  };
  const targets = [
    `/${NAME}/${NUMBER}`,
    `/home?member=${NAME}&born=${BORN}`,
    `/error/${NAME}`,
    `/assets/${NAME}.js`,
    `/login?user=${MAIL}`,
    `/%${NAME}`,
    `/home.data?_routes=${NAME}`,
    `/sso-landing?token=eyJhbGciOiJIUzI1NiJ9.${NAME}.${NUMBER}`,
    `/session-ended?from=/home%3Fmember%3D${NAME}`,
    `/registration?firstName=${NAME}&dateOfBirth=${BORN}`,
    `/registration/account?registrationKey=${NUMBER}`,
    `/recovery/password/new?resetToken=${NUMBER}`,
    `/login-as?subscriberId=${NUMBER}`,
    `/${NAME}?${"q".repeat(9000)}`,
  ];
  for (const target of targets) {
    for (const method of ["GET", "POST", "PUT", NAME.toUpperCase()]) {
      await exchangeRaw(port, rawRequest(method, target, headers));
    }
  }
  const post = {
    Origin: "http://localhost",
    "Content-Type": "application/json",
    Host: `${NAME}.example`,
  };
  const json = JSON.stringify({ username: NAME, born: BORN });
  await exchangeRaw(port, rawRequest("POST", "/login", post, json));
  await exchangeRaw(port, `GET /${NAME} HTTP/9.9\r\n${NAME}: ${NUMBER}\r\n\r\n`);
  await exchangeRaw(port, rawRequest("GET", "/", { [NAME]: NUMBER.repeat(3000) }));
}
