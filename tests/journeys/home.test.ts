import { listClipped } from "#tests/browser/look.ts";
import { expectNothingSticksOut } from "#tests/browser/layout.ts";
import { homePage } from "#tests/browser/pages.ts";
import { expect, test, WIDTHS } from "#tests/browser/test.ts";

test("HOME-01 HOME-02 HOME-12 HOME-13 HOME-23 HOME-25 HOME-26 HOME-29 HOME-37 HOME-43 HOME-48 BRAND-02 home shows every card at every width @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  const home = homePage(page);
  await home.open();
  await expect(home.welcome).toHaveText("Welcome, Jordan");
  const id = page.locator(".hello__id");
  await expect(id).toContainText("Subscriber ID 904417823");
  await expect(id.getByText("904417823")).toHaveCSS("user-select", "all");

  await expect(home.notices.getByRole("heading")).toHaveText([
    "Open enrollment ends on 12/15/2026",
    "You have a bill to review",
  ]);
  await expect(home.idCard).toHaveAccessibleName("Jordan Testa-Lindqvist");
  for (const fact of ["904417823", "10004417", "Example Timber Co.", "Cedarline"]) {
    await expect(home.idCard).toContainText(fact);
  }

  const rows = home.claims.getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText("Paid on 11/06/2026");
  await expect(rows.nth(0)).toContainText("You owe $42.18");
  await expect(rows.nth(1)).toContainText("In Process");
  await expect(rows.nth(2)).toContainText("Denied");
  await expect(home.claims.getByRole("button", { name: /^View EOB/ })).toHaveCount(1);

  await expect(home.primaryCare).toContainText(
    "Your primary care is your first point of contact for health issues.",
  );
  await expect(home.primaryCare.getByRole("listitem")).toHaveCount(3);
  await expect(home.programs.getByRole("listitem")).toHaveCount(7);
  await expect(home.limit).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const card of [home.notices, home.idCard, home.claims, home.primaryCare, home.programs]) {
      await expect(card).toBeVisible();
    }
    await expect(home.download).toBeVisible();
    await expect(home.account).toBeVisible();
    await expectNothingSticksOut(page);
  }
});

test("HOME-37 HOME-40 HOME-42 HOME-43 the card grows with a long name, group and networks: nothing of it is cut off @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  const home = homePage(page);
  await home.open();
  await expect(home.welcome).toBeVisible();
  await home.idCard.evaluate((card) => {
    for (const words of card.querySelectorAll("h2, dd")) {
      words.textContent = "Confederated-Northwestern Cooperative Association of Employers";
    }
  });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await listClipped(page)).toEqual([]);
    await expectNothingSticksOut(page);
  }
});

test("HOME-50 HTTP-02 a failed load shows the error page in place, and a reload tries again @js", async ({
  page,
  enter,
  guard,
  world,
}) => {
  guard.expectStatus(503);
  await enter("sub");
  await world.fault({ path: "programs", status: 503 });
  const home = homePage(page);
  await home.open();
  await expect(page).toHaveURL("/home");
  await expect(page.getByText("Error code: 503 Service unavailable")).toBeVisible();
  await expect(page.getByText("Here are some ideas that might help:")).toBeVisible();
  await expect(home.account).toBeVisible();
  await world.mend();
  await page.reload();
  await expect(home.welcome).toHaveText("Welcome, Jordan");
});
