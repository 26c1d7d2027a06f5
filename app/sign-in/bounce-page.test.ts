import { expect, test } from "vitest";
import { bouncePage } from "./same-site-bounce.ts";

test("no address can leave the attribute of the page that leads on", async () => {
  const response = bouncePage('/claims?a="><script>&b=1');
  const target = "/claims?a=&quot;>&lt;script>&amp;b=1";
  const html = await response.text();
  expect(html).toContain(`content="0;url=${target}">`);
  expect(html).toContain(`<a href="${target}">`);
  expect(response.headers.get("cache-control")).toBe("no-store");
});
