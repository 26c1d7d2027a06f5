import { expect, test } from "vitest";
import { bouncePage } from "./same-site-bounce.ts";

test("an address cannot break out of the attribute that holds it on the bounce page", async () => {
  const response = bouncePage('/claims?a="><script>&b=1');
  const target = "/claims?a=&quot;>&lt;script>&amp;b=1";
  const html = await response.text();
  expect(html).toContain(`content="0;url=${target}">`);
  expect(html).toContain(`<a href="${target}">`);
  expect(response.headers.get("cache-control")).toBe("no-store");
});
