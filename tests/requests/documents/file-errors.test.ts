import { expect, test, vi } from "vitest";
import { DOWNLOAD, linkTo } from "#tests/requests/account/my-data/my-data-of.ts";
import { expectErrorPage } from "#tests/faults/screens/error-page.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";

// The error shown in place of a file. The ID card's PDF leads to /error/{status} (T-04).

const world = resetting(useWorld());

const FILES = [
  ["eobs/eob-detail", "/eobs/EOB26000010001/pdf", "Back to this EOB", "/eobs/EOB26000010001"],
  [
    "claims/medical",
    "/claims/export.csv?type=medical",
    "Back to your claims",
    "/claims?type=medical",
  ],
  ["idCard/view", "/id-card/0/M/save", "Back to this ID card", "/id-card/0/M"],
  ["account", null, "Back to Download my data", DOWNLOAD],
] as const;
const TRY_AGAIN = ".sheet__head a";

/** The address of the file; that of all data is different for each session. */
const placeOf = async (browser: Visitor, at: string | null) => at ?? (await linkTo(browser));

test.each(FILES)(
  "T-08 a failed read of %s is an error page at the file's address, with Try again unless it is a 404",
  async (path, at, label, href) => {
    const browser = await world.enter("sub");
    const file = await placeOf(browser, at);
    const missing = await world.during({ path, status: 404 }, () => browser.open(file));
    expectErrorPage(missing, 404);
    expect(textsOf(missing, TRY_AGAIN)).toEqual([]);
    expect(textsOf(missing, ".onward a")[0]).toBe(label);
    // The router warns of a route without a component, with the address in the line.
    const warned = vi.spyOn(console, "warn");
    const page = await world.during({ path, status: 503 }, () => browser.open(file));
    expect(warned).not.toHaveBeenCalled();
    expect(page.hops).toEqual([]);
    expectErrorPage(page, 503);
    expect(page.text).toContain("Your file wasn't downloaded.");
    expect(linksOf(page, ".onward")[0]).toEqual([label, href]);
    expect(linksOf(page, ".sheet__head")).toEqual([["Try again", file]]);
    const next = await browser.send(file);
    expect(next.status).toBe(200);
    expect(next.headers.get("content-disposition")).toMatch(/^attachment/);
  },
);

test("T-09 the answer to HEAD has the status of a failed file, and no page", async () => {
  const browser = await world.enter("sub");
  const head = () => browser.send("/claims/export.csv", { method: "HEAD" });
  const response = await world.during({ path: "claims/medical", status: 502 }, head);
  expect([response.status, await response.text()]).toEqual([502, ""]);
});
