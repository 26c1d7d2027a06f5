import { expect, test } from "vitest";
import { alertsOf, elementOf, textsOf } from "#tests/harness/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/use-world.ts";
import { loseAnswer } from "../sign-in/on-the-way.ts";
import { NEW_HOME, openForm, PATH, SAVE, SAVED, send } from "./member-information-page.ts";

const world = resetting(useWorld());

test("S-07 a save whose answer was lost is found by reading, and said to be saved, to both presses", async () => {
  const { browser, page } = await openForm(world);
  loseAnswer(world, "put", "account/address");
  const both = await Promise.all([1, 2].map(() => browser.submit(page, SAVE, NEW_HOME)));
  expect(both.map(({ hops }) => hops)).toEqual([[PATH], [PATH]]);
  expect(both.map((each) => textsOf(each, '[role="status"]').join(" ")).join()).toContain(SAVED);
  for (const each of both) expect(each.text).toContain("7 Invented Lane");
});

test("S-07 a save that was refused changed nothing: the form says so, keeps all, can be sent again", async () => {
  const form = await openForm(world);
  await world.fault({ method: "PUT", path: "account/address", status: 403 });
  const { page } = await send(world, form);
  expect(page.status).toBe(403);
  expect(alertsOf(page).join(" ")).toContain("Your address was not changed.");
  expect(elementOf(page, "#line1").getAttribute("value")).toBe("7 Invented Lane");
  await world.mend();
  const again = await send(world, { browser: form.browser, page }, {});
  expect(again.page.hops).toEqual([PATH]);
});

test("S-07 when nothing can be read afterwards, nobody claims to know what became of it", async () => {
  const form = await openForm(world);
  loseAnswer(world, "put", "account/address", () =>
    world.fault({ method: "GET", path: "account/address", status: 500 }),
  );
  const { page } = await send(world, form);
  expect(page.status).toBe(503);
  const said = alertsOf(page).join(" ");
  expect(said).toContain("We can't tell yet whether your address was changed.");
  expect(page.text).not.toContain(SAVED);
  expect(elementOf(page, "#line1").getAttribute("value")).toBe("7 Invented Lane");
});

test("S-07 while the address cannot be read, nothing is sent, and the form keeps what was typed", async () => {
  const form = await openForm(world);
  await world.fault({ method: "GET", path: "account/address", status: 500 });
  const { writes, page } = await send(world, form);
  expect(writes).toEqual([]);
  expect(page.status).toBe(500);
  expect(alertsOf(page).join(" ")).toContain("Your address was not changed.");
  expect(elementOf(page, "#city").getAttribute("value")).toBe("Mocksville");
});

test("S-07 a save for which the session is over leads to the log-in page", async () => {
  const form = await openForm(world);
  await world.fault({ path: "account/address", status: 401 }, { path: "account", status: 401 });
  const { page } = await send(world, form);
  expect(page.url.pathname).toBe("/login");
});
