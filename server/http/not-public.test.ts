import { afterEach, expect, test } from "vitest";
import { startTestServer, stopTestServers } from "./http-server.fixture.ts";
import { STRICT_TRANSPORT } from "./security-headers.ts";

afterEach(stopTestServers);

test("the licences of what is bundled are no public file", async () => {
  const { origin } = await startTestServer({ handle: (_req, res) => res.end("the app") });
  const answer = await fetch(`${origin}/NOTICE.md`);
  expect(await answer.text()).toBe("the app");
});

test("the demand for HTTPS of answers that the app never sees is that of all others", async () => {
  const { origin } = await startTestServer({ handle: (_req, res) => res.end("the app") });
  const usual = (await fetch(origin)).headers.get("strict-transport-security");
  expect(usual).toBe(STRICT_TRANSPORT);
});
