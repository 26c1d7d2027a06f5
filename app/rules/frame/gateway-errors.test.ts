import { expect, test } from "vitest";
import { gatewayErrorOutcome, isExempt } from "./gateway-errors.ts";

// One test a row, so that each row stands or falls by its own word.
test("HTTP-07 registration is exempt", () => {
  expect(isExempt("account/registration/policies")).toBe(true);
  expect(isExempt("account/registration")).toBe(true);
});
test("HTTP-08 token is exempt", () => {
  expect(isExempt("token")).toBe(true);
  expect(isExempt("token/userkey")).toBe(true);
});
test("HTTP-09 security-questions is exempt", () => {
  expect(isExempt("account/security-questions")).toBe(true);
});
test("HTTP-10 forgot-password is exempt", () => {
  expect(isExempt("forgot-password/start")).toBe(true);
});
test("HTTP-11 forgot-username is exempt", () => {
  expect(isExempt("forgot-username")).toBe(true);
});
test("HTTP-12 account/password is exempt", () => {
  expect(isExempt("account/password")).toBe(true);
});
test("HTTP-13 medicare-materials is exempt", () => {
  expect(isExempt("medicare-materials/eligibility")).toBe(true);
});
test("HTTP-14 eobs is exempt", () => {
  expect(isExempt("v2/eobs")).toBe(true);
});
test("HTTP-15 T-37 claims is exempt, the digital claims form with it", () => {
  expect(isExempt("claims/medical")).toBe(true);
  expect(isExempt("sso/digital-claims-form")).toBe(true);
});
test("HTTP-16 pcp/provider is exempt, pcp/members is not", () => {
  expect(isExempt("pcp/provider?providerId=1")).toBe(true);
  expect(isExempt("pcp/members")).toBe(false);
});

test.each([
  "account",
  "account/status",
  "account/security-answers",
  "benefits/medical",
  "groups",
  "programs",
  "idCard/view",
  "login-as",
  "ebill/hasEbill",
  "programs?note=claims",
  "programs#token",
  "",
])("HTTP-16 T-37 only the path counts: %j is not exempt", (path) => {
  expect(isExempt(path)).toBe(false);
});

const outcome = (
  status: number,
  path: string,
  { method = "GET", healthPlanPartner = false } = {},
) => gatewayErrorOutcome({ status, method, path, healthPlanPartner });
const caller = { kind: "caller" };
const page = (entry: number | string) => ({ kind: "page", entry });

test("for HTTP-01: a 401 leads to the log-in page", () => {
  expect(outcome(401, "benefits/medical")).toEqual({ kind: "login" });
  expect(outcome(401, "account", { method: "PUT" })).toEqual({ kind: "login" });
});

test.each([
  [500, 500],
  [503, 503],
  [403, 403],
  [400, 400],
  [404, 404],
  [408, 408],
  [1, 1],
  [502, 502],
  [418, "generic"],
  [504, "generic"],
])("for HTTP-02: status %i leads to the error page's entry %s", (status, entry) => {
  expect(outcome(status, "benefits/medical")).toEqual(page(entry));
  expect(outcome(status, "benefits/medical", { healthPlanPartner: true })).toEqual(page(entry));
});

test("for HTTP-03: a 401 on the health-plan partner domain leads to the error page", () => {
  expect(outcome(401, "benefits/medical", { healthPlanPartner: true })).toEqual(page(401));
});

test.each(["login-as", "/login-as", "login-as?x=1"])(
  "HTTP-04 HTTP-05 a login-as POST to %j answering 400 or 404 is the form's own",
  (path) => {
    expect(outcome(400, path, { method: "POST" })).toEqual(caller);
    expect(outcome(404, path, { method: "post" })).toEqual(caller);
  },
);

test("for HTTP-06: login-as is handled globally for other statuses, methods and paths", () => {
  expect(outcome(503, "login-as", { method: "POST" })).toEqual(page(503));
  expect(outcome(401, "login-as", { method: "POST" })).toEqual({ kind: "login" });
  expect(outcome(404, "login-as", { method: "GET" })).toEqual(page(404));
  expect(outcome(404, "login-as-other", { method: "POST" })).toEqual(page(404));
});

test.each([401, 500, 1])("HTTP-15 T-36 status %i of an exempt path is the caller's", (status) => {
  expect(outcome(status, "claims/medical")).toEqual(caller);
  expect(outcome(status, "claims/medical", { healthPlanPartner: true })).toEqual(caller);
});
