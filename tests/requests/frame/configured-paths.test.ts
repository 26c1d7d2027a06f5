import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { CONFIGURED } from "./configured.ts";

const world = useWorld(CONFIGURED);

test("ROUTE-64 / redirects to the configured default path", async () => {
  const page = await world.visitor().open("/");
  expect(page.hops).toEqual(["/error/503"]);
});

test("S-27 PREFS-17 PREFS-18 without a configured path no policy is read, and the plain defaults hold", async () => {
  const browser = await world.enterPending("nopref-ext");
  const calls = await world.callsDuring(async () => {
    const { document } = await browser.open("/update-preferences");
    const checked = document.querySelectorAll("main input[checked]");
    expect(
      checked.map((input) => [input.getAttribute("name"), input.getAttribute("value")]),
    ).toEqual([
      ["electronicEob", "Y"],
      ["electronicMedicareMailing", "Y"],
      ["discontinuePaperStatements", "Y"],
      ["emailWhenBillReady", "Y"],
      ["emailPaymentReminder", "Y"],
    ]);
  });
  expect(calls.map(({ path }) => path)).not.toContain("/account/policy-details");
});
