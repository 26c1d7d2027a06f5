import { afterEach, expect, test } from "vitest";
import { brandsFile } from "#tests/harness/world/brands-file.ts";
import { startTestServer, stopTestServers } from "./http-server.fixture.ts";
import { getTransport } from "./request-facts.ts";

afterEach(stopTestServers);

test("each request has its own nonce, which the policy and the app share", async () => {
  const { origin } = await startTestServer({
    handle: (_req, res) => void res.end(getTransport(res).nonce),
  });
  const seen = new Set<string>();
  for (let turn = 0; turn < 3; turn += 1) {
    const response = await fetch(`${origin}/home`);
    const nonce = await response.text();
    expect(Buffer.from(nonce, "base64")).toHaveLength(16);
    expect(response.headers.get("content-security-policy")).toContain(
      `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self';`,
    );
    seen.add(nonce);
  }
  expect(seen.size).toBe(3);
});

test.each([
  ["to this site only", {}, /; form-action 'self'$/],
  [
    "to the sites of its brands, each named once",
    {
      BRANDS_FILE: brandsFile({
        shared: { links: { ebill: "https://ebill.test/pay?x=1", directories: { dental: null } } },
        brands: { summit: { links: { directories: { dental: "https://directory.test/dental" } } } },
      }),
    },
    /; form-action 'self' https:\/\/ebill\.test https:\/\/directory\.test$/,
  ],
  [
    "to the configured applications that get a token",
    {
      CRM_SSO_URL: "https://crm.test/sso?x=1",
      APPLICATION_ORIGINS: "https://apps.test,http://local.test:8080",
    },
    /; form-action 'self' https:\/\/crm\.test https:\/\/apps\.test http:\/\/local\.test:8080$/,
  ],
])("the policy lets forms post %s", async (_where, settings, policy) => {
  const { origin } = await startTestServer({ settings });
  const { headers } = await fetch(origin);
  expect(headers.get("content-security-policy")).toMatch(policy);
});

test("CHAT-03 without chat the policy allows no other site", async () => {
  const { origin } = await startTestServer();
  const { headers } = await fetch(origin);
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'self'; script-src 'nonce-[^']+' 'strict-dynamic'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src 'none'; media-src 'none'; object-src 'none'; worker-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'$/,
  );
});

test("CHAT-03 with chat the policy allows its vendor for styles, images, calls and frames", async () => {
  const { origin } = await startTestServer({
    settings: {
      CHAT_URL: "https://configuration.test/chat",
      CHAT_VENDOR_HOST: "chat.test",
      CHAT_SITE_ID: "7",
    },
  });
  const { headers } = await fetch(origin);
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy.split("; ").filter((directive) => directive.includes("chat.test"))).toEqual([
    "style-src 'self' https://chat.test",
    "img-src 'self' https://chat.test",
    "connect-src 'self' https://chat.test wss://chat.test",
    "frame-src https://chat.test",
  ]);
  expect(policy).toMatch(/; script-src 'nonce-[^']+' 'strict-dynamic';/);
});
