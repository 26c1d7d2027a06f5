import { expect, test } from "#tests/browser/test.ts";

test.use({ brand: "providence" });

test("PCP-15 ROUTE-47 a search for a dentist ends at the directory, with script and without", async ({
  page,
  enter,
  guard,
}) => {
  guard.expectSite("https://directory.example.test");
  guard.expectStatus(400);
  const asked: { url: string; referrer: string | undefined }[] = [];
  await page.context().route("https://directory.example.test/**", async (route) => {
    const request = route.request();
    asked.push({ url: request.url(), referrer: request.headers()["referer"] });
    await route.fulfill({ contentType: "text/html", body: "<h1>Dentists near you</h1>" });
  });
  await enter("prov");
  await page.goto("/find-care/find-a-dentist");
  await page.getByLabel("ZIP code").fill("abc");
  await page.getByLabel("Name, office or specialty").fill("Oak & Elm");
  await page.getByRole("button", { name: "Search for dentists" }).click();
  await expect(page.locator("#zip-error")).toContainText("Enter a ZIP code of 5 digits");
  await expect(page.getByLabel("Name, office or specialty")).toHaveValue("Oak & Elm");
  await page.getByLabel("ZIP code").fill("97204");
  await page.getByRole("button", { name: "Search for dentists" }).click();
  await expect(page.getByRole("heading", { name: "Dentists near you" })).toBeVisible();
  expect(asked).toEqual([
    {
      url: "https://directory.example.test/dental?zip=97204&radius=10&search=Oak+%26+Elm",
      referrer: undefined,
    },
  ]);
});
