import { createSandbox, type SandboxOptions } from "./sandbox.ts";

/** The clock of most tests. */
export const TODAY = "2026-11-21T12:00:00-08:00";

/** A member without an account; the README names them, too. */
export const NEWCOMER = {
  firstName: "Wren",
  lastName: "Newcomb-Sample",
  dateOfBirth: "1988-03-09",
  memberId: "NC90447127",
  emailAddress: null,
  domainId: 1,
};

/** The personal data of `sub`, as they would enter it. */
export const JORDAN = {
  firstName: "Jordan",
  lastName: "Testa-Lindqvist",
  dateOfBirth: "1979-05-14",
  memberId: "904417823",
  domainId: 1,
};

/** Preferences of each kind: chosen, refused, never asked. */
export const CHOSEN = {
  emailAddress: "sage@members.example",
  electronicEob: "Y",
  emailBreakingNews: "N",
  electronicMedicareMailing: null,
  emailPaymentReminder: "Y",
  emailAutopayWithdrawalReminder: null,
  discontinuePaperStatements: "N",
  emailWhenBillReady: "Y",
  emailEwpNotification: null,
  showEwpLandingPage: null,
} as const;

/** A request for confidential communication. */
export const ASKED = {
  emailAddress: "own@quiet.example",
  mailingAddress: null,
  phoneNumber: null,
  about: "ALL",
  aboutWords: null,
  couldEndanger: false,
} as const;

const GATEWAY = "http://gateway.test";

type Init = {
  readonly body?: unknown;
  readonly token?: string;
  readonly accept?: string;
  /** The body's content type; null for none. */
  readonly type?: string | null;
};

/** An answer whose shape the test asserts. */
async function jsonOf<Answer>(response: Response): Promise<Answer> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await response.json()) as Answer;
}

/** Status and body of an answer as one text, for comparing refusals. */
export const outcomeOf = async (response: Response): Promise<unknown> => ({
  status: response.status,
  ...(await jsonOf<object>(response)),
});

/** A sandbox for one test, in process. */
export function openSandbox(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ clock: () => new Date(TODAY), ...options });

  async function ask(method: string, path: string, init: Init = {}): Promise<Response> {
    const headers = new Headers();
    if (init.token !== undefined) headers.set("authorization", `Bearer ${init.token}`);
    if (init.accept !== undefined) headers.set("accept", init.accept);
    const body = init.body === undefined ? null : Buffer.from(JSON.stringify(init.body));
    const { type = "application/json" } = init;
    // Bytes, unlike text, get no default content type.
    if (body !== null && type !== null) headers.set("content-type", type);
    return sandbox.fetch(new Request(`${GATEWAY}/${path}`, { method, headers, body }));
  }

  /** A token of that persona, without signing in. */
  async function tokenOf(username: string): Promise<string> {
    const response = await ask("POST", "__sandbox/sso", { body: { username } });
    return (await jsonOf<{ token: string }>(response)).token;
  }

  /** Status and body of a write; with the token of that persona, where one is named. */
  async function send(
    method: "POST" | "PUT",
    path: string,
    body: unknown,
    username?: string,
  ): Promise<unknown> {
    const init = username === undefined ? {} : { token: await tokenOf(username) };
    return outcomeOf(await ask(method, path, { body, ...init }));
  }

  /** The successful answer of a call for that persona. */
  async function answerOf<Answer>(username: string, path: string): Promise<Answer> {
    const response = await get(path, await tokenOf(username));
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return jsonOf<Answer>(response);
  }

  const get = (path: string, token?: string) =>
    ask("GET", path, token === undefined ? {} : { token });

  return {
    sandbox,
    ask,
    get,
    send,
    tokenOf,
    answerOf,
  };
}

type ListQuery = { suffix?: number; page?: number; size?: number; today?: string; more?: string };

/** A page of the last two years of claims, as home requests them. */
export function claimsPath(type: string, asked: ListQuery = {}): string {
  const { suffix = 0, page = 0, size = 3, today = TODAY.slice(0, 10), more = "" } = asked;
  const start = `${Number(today.slice(0, 4)) - 2}${today.slice(4)}`.replace("-02-29", "-02-28");
  const query = `startDate=${start}&endDate=${today}&suffix=${suffix}&page=${page}&size=${size}`;
  return `claims/${type}?${query}${more}`;
}
