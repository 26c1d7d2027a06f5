import { http } from "msw";
import { expect, test } from "vitest";
import { eventually } from "#tests/harness/eventually.ts";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { GATEWAY } from "#tests/harness/world/world.ts";

const world = useWorld();

// Every call with every fault: tests/faults/screens.
test("HOME-50 an account answer without the member is a broken answer, and home shows nothing of it", async () => {
  const name = { firstName: "Other", lastName: "Person", dateOfBirth: "1980-01-01" };
  const members = [{ memberKey: "someone-else", memberSuffix: 0, ...name }];
  const body = { subscriberId: "S-OTHER", groupId: "1", groupName: "Other Group", members };
  const page = await seeDuring(world, { path: "account", body }, "/home", "ma");
  expect(page.status).toBe(502);
  for (const word of ["S-OTHER", "Other Group", "Other Person", "someone-else"]) {
    expect(page.html).not.toContain(word);
  }
});

test("ERR-21 a post to /home without a known intent is 400, of another type 415, and no call is made", async () => {
  const browser = await world.enter("sub");
  await browser.open("/home");
  const calls = await world.callsDuring(async () => {
    for (const fields of ["", "intent=delete-everything", "intent=EOB"]) {
      const page = await browser.openPost("/home", fields);
      expect([page.status, page.hops]).toEqual([400, []]);
      expect(page.text).toContain("Error code: 400 Bad request");
      expect(textsOf(page, "header")[0]).toContain("Jordan");
    }
    const body = '{"intent":"ebill"}';
    const headers = { "content-type": "application/json" };
    const page = await browser.open("/home", { method: "POST", body, headers });
    expect(page.status).toBe(415);
    expect(page.text).toContain("Error code: 400 Bad request");
  });
  expect(calls).toEqual([]);
});

test("HOME-50 a PUT, PATCH or DELETE of /home is refused and writes nothing", async () => {
  const browser = await world.enter("sub");
  await browser.open("/home");
  const calls = await world.callsDuring(async () => {
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const body = new URLSearchParams({ intent: "none" });
      const { status } = await browser.send("/home", { method, body });
      expect([method, Math.floor(status / 100)]).toEqual([method, 4]);
    }
  });
  expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
});

test.each(["/home", "/home.data"])(
  "HOME-48 T-23 %s comes whole, after the last of its calls is answered",
  async (path) => {
    const { promise: late, resolve } = Promise.withResolvers<undefined>();
    world.network.use(
      http.get(`${GATEWAY}/claims/dental`, () => late),
      http.get(`${GATEWAY}/programs`, () => late),
    );
    const browser = await world.enter("sub");
    const since = (await world.calls()).length;
    const answer = browser.send(path);
    await eventually(async () => expect((await world.calls()).length - since).toBe(19));
    resolve(undefined);
    const response = await answer;
    const body = await response.text();
    expect(response.status).toBe(200);
    // Markers of what is still to come: React's, and those of a stream of data.
    expect(body).not.toMatch(/<!--\$[?!]-->|<template id="[BP]:|id="S:\d|\["P",/);
    for (const word of ["Jordan", "Dental cost estimator", "Alder Creek"]) {
      expect(body).toContain(word);
    }
  },
);
