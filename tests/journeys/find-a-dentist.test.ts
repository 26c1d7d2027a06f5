import { expect, test } from "#tests/browser/test.ts";

test.use({ brand: "providence" });

test("PCP-15 ROUTE-47 a search for a dentist ends at the directory, which learns nothing else @js", async ({
  page,
  enter,
  ebill,
  guard,
}) => {
  guard.expectSite(ebill.origin);
  guard.expectStatus(400);
  ebill.forget();
  ebill.show("<h1>Dentists near you</h1>");
  await enter("prov");
  await page.goto("/find-care/find-a-dentist");
  const zip = page.getByLabel("ZIP code");
  const words = page.getByLabel("Name, office or specialty");
  const search = page.getByRole("button", { name: "Search for dentists" });
  await zip.fill("abc");
  await words.fill("Oak & Elm");
  await search.click();
  await expect(page.locator("#zip-error")).toContainText("Enter a ZIP code of 5 digits");
  await expect(words).toHaveValue("Oak & Elm");
  await zip.fill("97204");
  await search.click();
  await expect(page.getByRole("heading", { name: "Dentists near you" })).toBeVisible();
  const address = `${ebill.origin}/dentists?zip=97204&radius=10&search=Oak+%26+Elm`;
  expect(
    ebill.visits.map(({ method, url, referer, cookie }) => [method, url.href, referer, cookie]),
  ).toEqual([["GET", address, undefined, undefined]]);
});
