import { expectFitsAt } from "#tests/browser/layout.ts";
import { expect, test } from "#tests/browser/test.ts";
import { programAnswer } from "#tests/harness/gateway-answers.ts";

const LIST = "/benefits/programs";

test("BENEFIT-19 BENEFIT-20 TILE-19 list, program and what belongs to it, and Back the way home @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await page.goto("/home");
  await page.getByRole("link", { name: "View all programs" }).click();
  await expect(page).toHaveURL(LIST);
  await page.getByRole("link", { name: "Health tools" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Health tools");
  await page.getByRole("link", { name: "Active and fit" }).click();
  await expect(page).toHaveURL(`${LIST}/43`);
  await expect(page.getByRole("link", { name: /^Go to Active and fit/ })).toHaveAttribute(
    "target",
    "_blank",
  );
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Health tools");
  await page.goBack();
  await expect(page).toHaveURL(LIST);
});

test("BENEFIT-20 words without a space stay inside their cards at every width @no-js", async ({
  page,
  enter,
  world,
}) => {
  const long = "Pneumonoultramicroscopicsilicovolcanoconiosis_".repeat(3);
  await enter("sub");
  await world.fault(
    {
      path: "programs",
      body: [
        programAnswer(60, {
          name: long,
          categories: [long],
          childResourceIds: [61],
          url: `https://${"a".repeat(60)}.example.test/`,
          urlDocumentType: "PDF",
        }),
        programAnswer(61, { name: long }),
      ],
    },
    {
      path: "programs/sitecore",
      body: [
        {
          id: 60,
          description: `<p>${long}</p>`,
          phoneNumber: long,
          documents: [{ title: long, url: "https://documents.example.test/a.pdf" }],
        },
      ],
    },
  );
  for (const path of [LIST, `${LIST}/60`]) {
    await page.goto(path);
    await expectFitsAt(page, [320, 768, 1024, 1280]);
  }
});
