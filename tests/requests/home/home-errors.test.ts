import { expect, test } from "vitest";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { programAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { headings } from "./home-page.ts";

const world = useWorld();
const home = (persona: string, host: string = HOST.carrier) => world.see(persona, "/home", host);

// Every call with every fault: tests/faults/screens.
test("HOME-50 an account that does not know its own viewer shows nobody's data", async () => {
  const name = { firstName: "Other", lastName: "Person", dateOfBirth: "1980-01-01" };
  const members = [{ memberKey: "someone-else", memberSuffix: 0, ...name }];
  const body = { subscriberId: "S-OTHER", groupId: "1", groupName: "Other Group", members };
  const page = await seeDuring(world, { path: "account", body }, "/home", "ma");
  expect(page.status).toBe(502);
  for (const word of ["S-OTHER", "Other Group", "Other Person", "someone-else"]) {
    expect(page.html).not.toContain(word);
  }
});

test("ERR-21 a post to /home without a known intent is a bad request, and nothing is asked", async () => {
  const browser = await world.enter("sub");
  await browser.open("/home");
  const calls = await world.callsDuring(async () => {
    for (const fields of ["", "intent=delete-everything", "intent=EOB"]) {
      const page = await browser.openPost("/home", fields);
      expect([page.status, page.hops]).toEqual([400, []]);
      expect(page.text).toContain("Error code: 400 Bad request");
      expect(textsOf(page, "header")[0]).toContain("Jordan");
    }
  });
  expect(calls).toEqual([]);
});

test("ERR-21 a body of another type is refused with 415", async () => {
  const browser = await world.enter("sub");
  for (const type of ["application/json", "text/plain", ""]) {
    const headers = { "content-type": type };
    const body = '{"intent":"ebill"}';
    const page = await browser.open("/home", { method: "POST", body, headers });
    expect([type, page.status]).toEqual([type, 415]);
    expect(page.text).toContain("Error code: 400 Bad request");
  }
});

test("HOME-50 a PUT, PATCH or DELETE of /home changes nothing and is no crash", async () => {
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

test("HOME-48 T-23 the first HTML has every card in its order, however slow a call is", async () => {
  await world.fault({ path: "claims/dental", delayMs: 400 }, { path: "programs", delayMs: 300 });
  expect(headings(await home("sub"))).toEqual([
    "Welcome, Jordan",
    "Jordan Testa-Lindqvist",
    "Open enrollment ends on 12/15/2026",
    "You have a bill to review",
    "Where you stand",
    "Your recent claims",
    "Primary care",
    "Programs",
  ]);
});

test.each(["cop", "term"])(
  "HOME-48 T-23 the HTML of %s holds no placeholder and nothing that comes later",
  async (persona) => {
    const { html, document, text } = await home(persona);
    // React's markers of content that is still to come, and of content that failed.
    expect(html).not.toMatch(/<!--\$[?!]-->|<template id="[BP]:|id="S:\d/);
    expect(document.querySelectorAll('[aria-busy="true"], main [class*="skeleton"]')).toEqual([]);
    expect(text).not.toMatch(/\bLoading\b|undefined|NaN|Invalid Date|\[object /);
  },
);

test("HOME-48 what a client navigation is given is whole, too", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "programs", delayMs: 200 });
  const response = await browser.send("/home.data");
  const body = await response.text();
  expect(response.status).toBe(200);
  // The stream's marker of a pending promise.
  expect(body).not.toMatch(/\["P",/);
  for (const word of ["Jordan", "Dental cost estimator", "Alder Creek"]) {
    expect(body).toContain(word);
  }
});

test("CONST-24 T-60 money has two decimals and a bare dollar sign, days are MM/DD/YYYY", async () => {
  for (const persona of ["sub", "mod", "l598"]) {
    const page = await home(persona, persona === "mod" ? HOST.medicare : HOST.carrier);
    const money = page.text.match(/\S*\$\S*/g) ?? [];
    expect(money.length).toBeGreaterThan(1);
    for (const amount of money) expect(amount).toMatch(/^-?\$(\d{1,3}(,\d{3})*)\.\d\d/);
    expect(page.text).not.toMatch(/US\$|USD|\d{4}-\d{2}-\d{2}|\d{4}-\d{2}-\d{2}T/);
    for (const time of page.document.querySelectorAll("time")) {
      const [year, month, day] = (time.getAttribute("datetime") ?? "").split("-");
      expect(time.textContent).toBe(`${month}/${day}/${year}`);
    }
  }
});

test("HOME-48 names that look like markup stay text", async () => {
  const faults = [
    { path: "handbook/ooc", body: 'https://documents.example.test/"><script>alert(1)</script>' },
    {
      path: "programs",
      body: [programAnswer(1, { name: "</script><img src=x onerror=alert(1)>" })],
    },
  ];
  const { html, document } = await seeDuring(world, faults, "/home");
  expect(html).not.toContain("<img src=x");
  expect(html).not.toContain("<script>alert");
  expect(document.querySelectorAll("main img")).toEqual([]);
});
