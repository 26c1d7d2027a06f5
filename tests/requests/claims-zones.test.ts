import { afterAll, expect, test, vi } from "vitest";
import { openWorld } from "../world/world.ts";

const zone = process.env["TZ"];
afterAll(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

const ZONES = [
  ["UTC", 0],
  ["America/Los_Angeles", 480],
  ["Asia/Tokyo", -540],
] as const;
const PATHS = [
  "/claims",
  "/claims?type=dental&from=2026-01-01",
  "/claims?member=1&page=2",
  "/claims/print?type=vision",
  "/claims/export.csv",
];

/** What a process in this zone asks and renders, with a build of its own. */
async function pagesIn(timeZone: string, offset: number, clock: string): Promise<string[]> {
  process.env["TZ"] = timeZone;
  vi.resetModules();
  const world = await openWorld({ clock, requestId: "the-same-everywhere" });
  expect(new Date("2026-11-21T12:00:00Z").getTimezoneOffset()).toBe(offset);
  try {
    const browser = await world.enter("sub");
    const pages: string[] = [];
    const calls = await world.callsDuring(async () => {
      for (const path of PATHS) {
        const page = await browser.open(path);
        expect([page.status, path]).toEqual([200, path]);
        pages.push(page.headers.get("content-disposition") ?? "", page.html);
      }
    });
    const claims = calls.filter(({ path }) => path.startsWith("/claims"));
    return [
      ...pages,
      ...claims.map(({ path, query }) => `${path} ${JSON.stringify(query)}`).toSorted(),
    ];
  } finally {
    world.close();
  }
}

test.each([
  ["a minute before midnight", "2026-11-21T23:59:00-08:00", "2024-11-21", "2026-11-21"],
  ["a minute after midnight", "2026-11-22T00:01:00-08:00", "2024-11-22", "2026-11-22"],
  ["the day clocks go forward", "2026-03-08T03:30:00-07:00", "2024-03-08", "2026-03-08"],
  ["the day clocks go back", "2026-11-01T01:30:00-08:00", "2024-11-01", "2026-11-01"],
])(
  "T-51 T-60 S-21 at %s the list, its print and its file are the same to the byte in every zone",
  async (_when, clock, startDate, endDate) => {
    const rendered: string[][] = [];
    for (const [timeZone, offset] of ZONES) rendered.push(await pagesIn(timeZone, offset, clock));
    expect(rendered[1]).toEqual(rendered[0]);
    expect(rendered[2]).toEqual(rendered[0]);
    expect(rendered[0]?.at(-1)).toContain(`"startDate":"`);
    const own = rendered[0]?.find(
      (line) => line.startsWith("/claims/medical") && line.includes(`"suffix":"0"`),
    );
    expect(own).toContain(`"startDate":"${startDate}"`);
    expect(own).toContain(`"endDate":"${endDate}"`);
    expect(rendered[0]).toContain(`attachment; filename="claims-${startDate}-to-${endDate}.csv"`);
  },
  120_000,
);
