import { expect, test } from "vitest";
import { wayOf } from "#tests/harness/world/asking.ts";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";

const world = useWorld();

test.each([
  [HOST.carrier, "Main Carrier", "carrier", "#00575a", "#0a2223"],
  [HOST.medicare, "Medicare", "medicare", "#1c4e7d", "#0e1f30"],
])(
  "/login at %s names its brand's description, theme colors, touch icon and manifest",
  async (host, name, key, light, dark) => {
    const visitor = world.visitor(host);
    const { document } = await visitor.open("/login");
    const of = (selector: string, attribute = "content") =>
      document.querySelectorAll(selector).map((found) => found.getAttribute(attribute) ?? "");
    expect(of('meta[name="description"]')[0]).toMatch(/^See your .+\.$/);
    expect(of('meta[name="theme-color"]')).toEqual([light, dark]);
    expect(of('link[rel="apple-touch-icon"]', "href")).toEqual([`/icons/${key}-180.png`]);
    const [path = ""] = of('link[rel="manifest"]', "href");
    const response = await visitor.send(path);
    expect(response.headers.get("content-type")).toBe("application/manifest+json");
    expect(response.headers.get("cache-control")).toBe("private, max-age=3600");
    expect(await response.json()).toMatchObject({
      name: expect.stringContaining(name) as string,
      theme_color: light,
      icons: [{ src: `/icons/${key}-180.png` }, { src: `/icons/${key}-512.png` }],
    });
  },
);

test("a chosen color scheme leaves the page one theme color", async () => {
  const visitor = world.visitor();
  const page = await visitor.submit(await visitor.open("/login"), "Dark");
  const [color, ...more] = page.document.querySelectorAll('meta[name="theme-color"]');
  expect([color?.attributes, more]).toEqual([{ name: "theme-color", content: "#0a2223" }, []]);
});

test("/.well-known/change-password redirects to the change-password page; unknown names are 404", async () => {
  const path = "/.well-known/change-password";
  const change = "/account/settings/change-password";
  expect(wayOf(await world.visitor().send(path))).toEqual([302, change]);
  const member = await world.see("sub", path);
  expect([member.status, member.url.pathname]).toEqual([200, change]);
  expect((await world.visitor().open("/.well-known/nothing-here")).status).toBe(404);
});
test("the print header of a member's page has name, plan, date and phone number", async () => {
  const [name, plan, asOf, phone] = textsOf(await world.see("sub", "/home"), ".paper dd");
  expect([name, plan]).toEqual(["Jordan Testa-Lindqvist", "Example Timber Co."]);
  expect(asOf).toContain("11/21/2026");
  expect(phone).toMatch(/555-01\d\d/);
});

test("the print header of a visitor's page has the date and no member or plan", async () => {
  const words = textsOf(await world.visitor().open("/login"), ".paper").join(" ");
  expect(words).toContain("11/21/2026");
  expect(words).not.toMatch(/Member|Plan/);
});
