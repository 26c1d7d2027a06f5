import { expect, test } from "vitest";
import { answerOf, comeBack, openProviderWorld } from "#tests/harness/world/provider-world.ts";
import { use } from "#tests/harness/world/use-world.ts";

const world = use(() => openProviderWorld());

test("OIDC-01 the button on /login leads to the provider, and the provider's answer to home", async () => {
  const browser = world.visitor();
  const login = await browser.open("/login");
  expect(login.document.querySelector("form[action='/login/provider'] button")?.textContent).toBe(
    "Log in with Sandbox ID",
  );
  const visit = await world.toProvider(browser);
  const asked = Object.fromEntries(visit.to.searchParams);
  expect(asked).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    redirect_uri: "http://localhost:3000/login/provider",
    scope: "openid member",
  });
  expect(asked["state"]).toMatch(/^[\w-]{43}$/);
  expect(asked["nonce"]).toMatch(/^[\w-]{43}$/);
  const home = await comeBack(browser, await answerOf(visit, "sub"));
  expect(home.status).toBe(200);
  expect(home.url.pathname).toBe("/home");
  expect(home.text).toContain("Marisol");
});
