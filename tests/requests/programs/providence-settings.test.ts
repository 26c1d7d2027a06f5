import { afterEach, expect, test } from "vitest";
import { linksOf } from "#tests/harness/page-parts.ts";
import { HOST, openWorld, type World } from "#tests/harness/world.ts";
import { LIST } from "./programs-page.ts";

let world: World | undefined;
afterEach(() => world?.close());

const PDF = "https://documents.example.test/providence/dental-program.pdf";

test.each([
  [{ PROVIDENCE_PROGRAM_PHONE: "" }, [PDF]],
  [{ PROVIDENCE_PROGRAM_PDF_URL: "" }, ["tel:5035550160"]],
  [{ PROVIDENCE_PROGRAM_PHONE: "", PROVIDENCE_PROGRAM_PDF_URL: "" }, ["/support/customer-service"]],
])("BENEFIT-21 S-29 with %j Providence's page has only %j", async (env, hrefs) => {
  world = await openWorld({ env });
  const page = await (await world.enter("prov", HOST.providence)).open(`${LIST}/27`);
  expect(page.status).toBe(200);
  expect(linksOf(page, "main .claim").map(([, href]) => href)).toEqual(hrefs);
  expect(page.text).not.toMatch(/null|undefined/);
});
