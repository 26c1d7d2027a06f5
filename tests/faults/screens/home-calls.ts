import { SILENT } from "#tests/harness/during.ts";
import type { Fault } from "#tests/harness/world/world.ts";
import type { Entry } from "./error-page.ts";

/** A call of /home, and the persona whose home makes it. */
export type HomeCall = {
  readonly path: string;
  readonly persona: string;
  readonly host?: string;
  /**
   * The effect of a 401: the log-in page, or a page in place (exempt calls, the partner's members).
   */
  readonly unauthorized: "log in" | "in place";
};

const call = (path: string, more: Partial<HomeCall> = {}): HomeCall => ({
  path,
  persona: "sub",
  unauthorized: "log in",
  ...more,
});

/** Every call of every brand's and group's /home, except the NCQA badge, which may fail. */
export const HOME_CALLS: readonly HomeCall[] = [
  call("account"),
  call("eligibility/family"),
  call("account/getEmployeeId"),
  call("claims/medical", { unauthorized: "in place" }),
  call("claims/dental", { unauthorized: "in place" }),
  call("programs"),
  call("pcp/members"),
  call("pcp/eligibility"),
  call("plan-management/details"),
  call("ebill/hasEbill"),
  call("ebill/showEbillAlert"),
  call("idCard/eligible"),
  call("handbook/ooc"),
  call("pcp/city-of-portland", { persona: "cop" }),
  call("benefits/limits", {
    persona: "hpp",
    host: "partner.localhost",
    unauthorized: "in place",
  }),
];

/** A fault of the gateway, and its entry of the error catalogue. */
export type Trouble = readonly [Fault, Entry];

/** No answer at all. */
export const SILENCE: Trouble = [SILENT, 408];

/**
 * The fault that an individual call could mistake for "none". One function maps every other fault to
 * its entry for all calls (app/rules/frame/gateway-errors.test.ts, server/gateway/transport), and
 * one page is shown with all of them (home.test.ts).
 */
export const MISTAKABLE: Trouble = [{ status: 404 }, 404];

/** Faults that any call can meet. Refused connections and silence have tests of their own. */
export const TROUBLES: readonly Trouble[] = [
  [{ status: 400 }, 400],
  [{ status: 403 }, 403],
  [{ status: 404 }, 404],
  [{ status: 408 }, 408],
  [{ status: 500 }, 500],
  [{ status: 502 }, 502],
  [{ status: 503 }, 503],
  [{ reset: true }, 1],
  [{ bytes: 50_000_000 }, 502],
  [{ status: 500, bytes: 50_000_000 }, 500],
];

/** Faults that only show in a JSON answer, because any text is valid text. */
export const BROKEN_JSON: readonly Trouble[] = [
  [{ truncate: true }, 502],
  [{ body: [42] }, 502],
  [{ body: "<!doctype html><title>Sign in to the network</title>" }, 502],
];
