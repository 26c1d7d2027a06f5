import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { skipWaits, whileLate } from "#tests/harness/world/skip-waits.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { findSection, textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { HOST, type Fault } from "#tests/harness/world/world.ts";

const BOTH = "message/calendar*";

let now = Date.now();
const world = useWorld({ shared: false });
beforeEach(() => {
  // A calendar is cached for a minute, and so is its fault: each test is ten minutes later.
  now += 600_000;
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(async () => {
  vi.useRealTimers();
  await world.mend();
});

const content = (value: string) => ({ data: { item: { content: { value } } } });
const open = () => world.visitor().open("/contact-us");
const calendarOf = (page: Page) => findSection(page.document, "Holiday calendar");

function expectWholeWithoutCalendar(page: Page) {
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(textsOf(page, "h1")).toEqual(["Contact us"]);
  expect(page.text).toContain("503-555-0100");
  expect(page.text).toContain("Call 711");
  expect(calendarOf(page)).toBeUndefined();
}

const TROUBLES: readonly (readonly [string, Omit<Fault, "path">])[] = [
  ["answers 500", { status: 500 }],
  ["answers 401", { status: 401 }],
  ["answers 404", { status: 404 }],
  ["breaks off", { reset: true }],
  ["answers a page", { body: "<html><h1>Maintenance</h1></html>" }],
  ["answers nonsense", { body: { data: { item: { content: { value: 7 } } } } }],
  ["answers 8 MB", { bytes: 8_000_000 }],
  ["answers 2 MB of text", { body: content(`<p>${"Closed ".repeat(300_000)}</p>`) }],
  ["answers an empty text", { body: content("  ") }],
  ["answers only what may not be shown", { body: content("<script>alert(1)</script>") }],
];

test.each(TROUBLES)(
  "CONTACT-03 S-04 the contact page is complete without a calendar that %s",
  async (_case, fault) => {
    await world.fault({ path: BOTH, ...fault });
    const page = await open();
    expectWholeWithoutCalendar(page);
    expect(page.html).not.toContain("alert(1)");
  },
);

test("CONTACT-03 S-04 a 401 of the calendar leaves customer service shown and the session open", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: BOTH, status: 401 });
  const page = await browser.open("/support/customer-service");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(calendarOf(page)).toBeUndefined();
  expect(page.text).toContain("503-555-0100");
  expect((await browser.open("/home")).text).toContain("Welcome, Jordan");
});

test("CONTACT-03 the calendar is shown again a minute after its fault ended", async () => {
  await world.fault({ path: BOTH, status: 500 });
  expectWholeWithoutCalendar(await open());
  await world.mend();
  vi.setSystemTime(now + 61_000);
  expect(textOf(calendarOf(await open()))).toContain("Thanksgiving Day");
});

test("CONTACT-03 GW-68 the calendar of all brands replaces a brand's calendar that fails", async () => {
  await world.fault({ path: "message/calendar/domain/{domainId}", status: 500 });
  expect(textOf(calendarOf(await open()))).toContain("Customer service is closed on these days.");
});

test("CONTACT-03 GW-69 a brand's calendar is shown while the calendar of all brands fails", async () => {
  await world.fault({ path: "message/calendar", status: 500 });
  expect(textOf(calendarOf(await open()))).toContain("Our customer service teams are closed");
});

const HOSTILE = `
<h2 id="main" class="top">Closed days</h2>
<script>document.title="owned-script"</script><style>main{display:none}</style>
<p style="position:fixed" onclick="owned-click()">Closed on <b>Friday</b></p>
<img src="https://tracker.test/x.png" onerror="owned-error()">
<svg onload="owned-load()"><a href="https://tracker.test/svg">owned-svg</a></svg>
<a href="javascript:owned-link()">Read more</a>
<a href="java&#10;script:owned-split()">and more</a>
<a href="data:text/html,owned-data">and yet more</a>
<a href="//tracker.test/relative">elsewhere</a>
<a href="https://www.example.test/holidays" target="_self" onfocus="owned-focus()" autofocus>All days</a>
<form action="https://tracker.test/post"><input name="password"><button>Log in again</button></form>
<iframe src="https://tracker.test/frame"></iframe><object data="https://tracker.test/o"></object>
<base href="https://tracker.test/"><meta http-equiv="refresh" content="0;url=https://tracker.test/">
<link rel="stylesheet" href="https://tracker.test/s.css">
</div></section></main><h1>owned-heading`;

test.each([HOST.carrier, HOST.medicare])(
  "T-54 CONTACT-03 a hostile calendar on %s is shown as text, with its one https link",
  async (host) => {
    await world.fault({ path: BOTH, body: content(HOSTILE) });
    const page = await world.visitor(host).open("/contact-us");
    expect(page.status).toBe(200);
    const card = calendarOf(page);
    expect(textOf(card)).toContain("Closed on Friday");
    expect(page.html).not.toMatch(/tracker\.test|javascript:|data:text|owned-(?!heading)/);
    expect(page.html).not.toMatch(/\son\w+=|\sstyle=|<iframe|<object|<img|<base|<style/i);
    const links = card?.querySelectorAll("a") ?? [];
    expect(links.map((link) => [textOf(link), link.attributes])).toEqual([
      ["All days", { href: "https://www.example.test/holidays", rel: "noopener" }],
    ]);
    // It can neither leave its card nor become the page's own heading.
    expect(page.document.querySelectorAll("main")).toHaveLength(1);
    expect(textsOf(page, "h1")).toEqual(["Contact us"]);
    expect(textOf(card)).toContain("owned-heading");
    expect(card?.querySelector("form, input, button, svg[onload]")).toBeNull();
    expect(page.document.querySelectorAll("#main")).toHaveLength(1);
  },
);

// The last one: its calls stay open, and later pages would wait for them.
test("CONTACT-03 a silent calendar is left out, and not asked for again", async () => {
  const { result: page } = await whileLate(world, [BOTH], open);
  expectWholeWithoutCalendar(page);
  const again = async () => expectWholeWithoutCalendar(await skipWaits(open));
  const asked = await world.callsDuring(again);
  expect(asked).toEqual([]);
});
