import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import { gatewayErrorOutcome, isExempt } from "./gateway-errors.ts";

test.each([
  ["HTTP-07 the", "account/registration/policies"],
  ["HTTP-07 the", "account/registration"],
  ["HTTP-08 the", "token"],
  ["HTTP-08 the", "token/userkey"],
  ["HTTP-09 the", "account/security-questions"],
  ["HTTP-10 the", "forgot-password/start"],
  ["HTTP-11 the", "forgot-username"],
  ["HTTP-12 the", "account/password"],
  ["HTTP-13 the", "medicare-materials/eligibility"],
  ["HTTP-14 the", "v2/eobs"],
  ["HTTP-15 T-37 the", "claims/medical"],
  ["HTTP-15 T-37 the", "sso/digital-claims-form"],
  ["HTTP-16 the", "pcp/provider?providerId=1"],
])("%s path %s is exempt from error pages", (_row, path) => {
  expect(isExempt(path)).toBe(true);
});

test.each([
  ...words(`
  pcp/members account account/status account/security-answers benefits/medical groups programs
  idCard/view login-as ebill/hasEbill programs?note=claims programs#token
`),
  "",
])("HTTP-16 T-37 the path %j is not exempt from error pages", (path) => {
  expect(isExempt(path)).toBe(false);
});

const outcome = (
  status: number,
  path: string,
  { method = "GET", healthPlanPartner = false } = {},
) => gatewayErrorOutcome({ status, method, path, healthPlanPartner });
const caller = { kind: "caller" };
const page = (entry: number | string) => ({ kind: "page", entry });

test("status 401 gives the log-in page, on the partner's domain the error page", () => {
  expect(outcome(401, "benefits/medical")).toEqual({ kind: "login" });
  expect(outcome(401, "account", { method: "PUT" })).toEqual({ kind: "login" });
  expect(outcome(401, "benefits/medical", { healthPlanPartner: true })).toEqual(page(401));
});

test("a status gives the error page's entry of its number, an unlisted one the generic entry", () => {
  for (const healthPlanPartner of [false, true]) {
    const entryOf = (status: number) => outcome(status, "benefits/medical", { healthPlanPartner });
    for (const status of [1, 400, 403, 404, 408, 500, 502, 503]) {
      expect(entryOf(status)).toEqual(page(status));
    }
    expect([418, 504].map(entryOf)).toEqual([page("generic"), page("generic")]);
  }
});

test("HTTP-04 HTTP-05 HTTP-06 only 400 and 404 of a login-as POST are left to the form", () => {
  for (const path of ["login-as", "/login-as", "login-as?x=1"]) {
    expect(outcome(400, path, { method: "POST" })).toEqual(caller);
    expect(outcome(404, path, { method: "post" })).toEqual(caller);
  }
  expect(outcome(503, "login-as", { method: "POST" })).toEqual(page(503));
  expect(outcome(401, "login-as", { method: "POST" })).toEqual({ kind: "login" });
  expect(outcome(404, "login-as", { method: "GET" })).toEqual(page(404));
  expect(outcome(404, "login-as-other", { method: "POST" })).toEqual(page(404));
  expect(outcome(404, "no-login-as", { method: "POST" })).toEqual(page(404));
});

test.each([401, 500, 1])("HTTP-15 T-36 an exempt path leaves status %i to the caller", (status) => {
  expect(outcome(status, "claims/medical")).toEqual(caller);
  expect(outcome(status, "claims/medical", { healthPlanPartner: true })).toEqual(caller);
});
