import { describe, expect, test } from "vitest";
import { createSignInLimits } from "./sign-in-limits.ts";

describe("sign-in limits", () => {
  const limits = () =>
    createSignInLimits({
      LOGIN_LIMIT_PER_ADDRESS: 3,
      LOGIN_LIMIT_PER_USERNAME: 2,
      LOGIN_LIMIT_WINDOW_S: 60,
    });

  test("many user names from one address are held back", async () => {
    const it = limits();
    for (const name of ["a", "b", "c"]) expect(await it.attempt("1.2.3.4", name)).toBeNull();
    expect(await it.attempt("1.2.3.4", "d")).toBeGreaterThan(0);
    expect(await it.attempt("5.6.7.8", "d")).toBeNull();
  });

  test("many addresses for one user name are held back, however it is written", async () => {
    const it = limits();
    expect(await it.attempt("1.1.1.1", "sub")).toBeNull();
    expect(await it.attempt("2.2.2.2", " SUB ")).toBeNull();
    expect(await it.attempt("3.3.3.3", "sub")).toBeGreaterThan(0);
  });

  test("sign-ins that succeed do not use up what an address may try", async () => {
    const it = limits();
    for (const name of ["a", "b", "c", "d", "e"]) {
      expect(await it.attempt("1.2.3.4", name)).toBeNull();
      await it.succeeded("1.2.3.4", name);
    }
  });

  test("a sign-in that succeeds frees its user name", async () => {
    const it = limits();
    await it.attempt(null, "sub");
    await it.attempt(null, "sub");
    await it.succeeded(null, "sub");
    expect(await it.attempt(null, "sub")).toBeNull();
  });
});
