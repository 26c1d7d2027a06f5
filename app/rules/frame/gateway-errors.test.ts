import { expect, test } from "vitest";
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

const outcome = (
  status: number,
  path: string,
  { method = "GET", healthPlanPartner = false } = {},
) => gatewayErrorOutcome({ status, method, path, healthPlanPartner });
const caller = { kind: "caller" };
const page = (entry: number | string) => ({ kind: "page", entry });

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
