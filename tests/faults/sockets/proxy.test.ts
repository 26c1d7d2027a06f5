import { describe, expect, test } from "vitest";
import { PASSWORD } from "#server/sandbox/personas/personas.ts";
import { exchangeRaw, headerOf, rawRequest } from "#tests/harness/network/raw.ts";
import { useServed } from "#tests/harness/world/served.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";

/** Headers of a proxy that accepts https://summit.localhost and forwards it over plain HTTP. */
const BEHIND = {
  Host: "10.0.0.7:8080",
  "X-Forwarded-Host": "summit.localhost",
  "X-Forwarded-Proto": "https",
};
const from = (address: string) => ({ "X-Forwarded-For": address });

const logIn = (port: number, headers: Record<string, string>, password = PASSWORD) =>
  exchangeRaw(
    port,
    rawRequest(
      "POST",
      "/login",
      { ...BEHIND, "Content-Type": "application/x-www-form-urlencoded", ...headers },
      `username=summit&password=${password}`,
    ),
  );

const LIMIT = { LOGIN_LIMIT_PER_ADDRESS: "3" };
const asNumbered = rawRequest("GET", "/login", { ...BEHIND, "X-Request-Id": "edge-12345678" });

describe("behind a trusted proxy", () => {
  const world = useWorld({ env: { TRUST_PROXY: "loopback", ...LIMIT } });
  const served = useServed(world);

  test("T-17 the proxy's protocol and host count: a log-in sets secure cookies on the host's brand", async () => {
    const headers = { Origin: "https://summit.localhost", ...from("203.0.113.1") };
    const answer = await logIn(served.port, headers);
    expect([answer.status, headerOf(answer, "location")]).toEqual([303, "/sso-landing"]);
    expect(answer.head).toMatch(/^set-cookie: .*; Secure/im);
    const cookies = [...answer.head.matchAll(/^set-cookie: ([^;]+)/gim)].map(([, pair]) => pair);
    const onward = await exchangeRaw(
      served.port,
      rawRequest("GET", "/sso-landing", { ...BEHIND, ...headers, Cookie: cookies.join("; ") }),
    );
    expect([onward.status, headerOf(onward, "location")]).toEqual([302, "/home"]);
    const call = (await world.calls()).findLast(({ path }) => path === "/token");
    expect(call?.body).toMatchObject({ username: "summit", domainId: 2 });
  });

  test.each([
    ["another site", "https://evil.example"],
    ["the same host by plain http", "http://summit.localhost"],
    ["the proxy's own address", "http://10.0.0.7:8080"],
  ])("a log-in posted by %s is answered 403", async (_what, origin) => {
    const answer = await logIn(served.port, { Origin: origin, ...from("203.0.113.2") });
    expect(answer.status).toBe(403);
    expect(headerOf(answer, "set-cookie")).toBeUndefined();
  });

  test("log-in attempts are counted by the address that the proxy names", async () => {
    const attempt = async (address: string) => {
      const headers = { Origin: "https://summit.localhost", ...from(address) };
      return (await logIn(served.port, headers, "wrong")).status;
    };
    const many = [];
    for (let n = 0; n < 4; n += 1) many.push(await attempt("203.0.113.3"));
    expect(many.at(-1)).toBe(429);
    expect(many.slice(0, 3)).not.toContain(429);
    expect(await attempt("203.0.113.4")).not.toBe(429);
  });

  test("the request id of the proxy is used", async () => {
    const answer = await exchangeRaw(served.port, asNumbered);
    expect(headerOf(answer, "x-request-id")).toBe("edge-12345678");
  });
});

describe("without a trusted proxy", () => {
  const served = useServed(useWorld({ env: LIMIT }));

  test.each(["https://summit.localhost", "https://10.0.0.7:8080", "http://summit.localhost"])(
    "forwarding headers do not count: a log-in posted by %s is answered 403",
    async (origin) => {
      const answer = await logIn(served.port, { Origin: origin });
      expect(answer.status).toBe(403);
      expect(headerOf(answer, "set-cookie")).toBeUndefined();
    },
  );

  test("forged client addresses do not escape the log-in limit", async () => {
    const statuses = [];
    for (let n = 0; n < 4; n += 1) {
      const headers = { Origin: "http://10.0.0.7:8080", ...from(`203.0.113.${n}`) };
      statuses.push((await logIn(served.port, headers, "wrong")).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test("without a trusted proxy a client's x-request-id is replaced", async () => {
    const answer = await exchangeRaw(served.port, asNumbered);
    expect(headerOf(answer, "x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });
});
