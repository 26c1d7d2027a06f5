import { afterEach, expect, test } from "vitest";
import { elementOf, linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { GATEWAY, HOST } from "#tests/harness/world.ts";
import { askForUsername, personOf } from "./recovery-walk.ts";
import { OLA, somebody, WREN } from "../registration/registration-walk.ts";

const world = useWorld({ requestId: "one-request" });
afterEach(() => world.reset());

const SENT = "If we found your account, we emailed your username.";
const mail = async () =>
  (await world.ask(new Request(`${GATEWAY}/__sandbox/mail`))).json() as Promise<
    { to: string; username: string }[]
  >;

test("ROUTE-63 /recovery/username is a page for a visitor without any cookie", async () => {
  const page = await somebody(world).open("/recovery/username");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(textsOf(page, "h1")).toEqual(["Get your username"]);
  expect(linksOf(page, ".sheet__foot")).toEqual([
    ["Log in", "/login"],
    ["Contact us", "/contact-us"],
  ]);
  const purposes = ["firstName", "lastName", "dateOfBirth", "memberId"].map((id) =>
    elementOf(page, `#${id}`).getAttribute("autocomplete"),
  );
  expect(purposes).toEqual(["given-name", "family-name", "bday", "off"]);
});

test("GW-82 S-02 the username of who asks goes to their email address, by one call", async () => {
  const person = await personOf(world, "sub");
  const calls = await world.callsDuring(async () => {
    const page = await askForUsername(somebody(world), person);
    expect(page.hops).toEqual(["/recovery/username/sent"]);
    expect(page.text).toContain(SENT);
  });
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    [
      "POST",
      "/forgot-username",
      {
        firstName: person["First name"],
        lastName: person["Last name"],
        dateOfBirth: person["Date of birth"],
        memberId: person["Member ID"],
        domainId: 1,
      },
    ],
  ]);
  expect((await mail()).map(({ username }) => username)).toEqual(["sub"]);
});

test("S-02 whoever is asked for, the answer is the same down to the last byte, and so are its headers", async () => {
  const people = [await personOf(world, "sub"), WREN, OLA, { ...WREN, "Member ID": "ZZ99999999" }];
  const pages = [];
  for (const person of people) {
    const browser = somebody(world);
    const form = await browser.open("/recovery/username");
    const body = new URLSearchParams();
    for (const [label, value] of Object.entries(person)) {
      const id = form.document
        .querySelectorAll("label")
        .find((it) => it.text === label)
        ?.getAttribute("for");
      body.set(id ?? "", value);
    }
    const answer = await browser.send("/recovery/username", { method: "POST", body });
    const headers = [...answer.headers].map(([name, value]) => [name, value.replace(/=[^;]+/, "")]);
    const lengths = answer.headers.getSetCookie().map((line) => line.length);
    const page = await browser.open("/recovery/username/sent");
    pages.push(JSON.stringify([answer.status, headers, lengths, page.html]));
  }
  expect(new Set(pages).size).toBe(1);
  expect((await mail()).length).toBe(1);
});

test.each([404, 422])(
  "S-02 a gateway that says %i of who it does not know is not quoted",
  async (status) => {
    await world.fault({ path: "forgot-username", status, body: { message: "canary: nobody" } });
    const page = await askForUsername(somebody(world), WREN);
    expect(page.hops).toEqual(["/recovery/username/sent"]);
    expect(page.html).not.toContain("canary");
  },
);

test("LOGOUT-13 the confirmation cannot be had without asking, and /logout forgets it", async () => {
  const browser = somebody(world);
  const calls = await world.callsDuring(async () => {
    const page = await browser.open("/recovery/username/sent");
    expect(page.hops).toEqual(["/recovery/username"]);
  });
  expect(calls).toEqual([]);
  await askForUsername(browser, WREN);
  await browser.open("/logout");
  expect([...browser.jar.keys()]).toEqual([]);
  expect((await browser.open("/recovery/username/sent")).hops).toEqual(["/recovery/username"]);
});

test("VAL-04 VAL-10 VAL-14 VAL-15 VAL-19 what is wrong is said by its field, the rest kept", async () => {
  const calls = await world.callsDuring(async () => {
    const page = await askForUsername(somebody(world), {
      ...WREN,
      "First name": "1",
      "Date of birth": "2026-11-22",
      "Member ID": "12345678",
    });
    expect(page.status).toBe(400);
    expect(textsOf(page, ".summary a")).toEqual([
      "Invalid first name",
      "Date of birth can't be after today",
      "Invalid member ID",
    ]);
    expect(elementOf(page, "#lastName").getAttribute("value")).toBe("Newcomb-Sample");
    expect(elementOf(page, "#memberId").getAttribute("value")).toBe("12345678");
    expect(textsOf(page, "title")[0]).toMatch(/^Error: /);
  });
  expect(calls).toEqual([]);
});

test("a form sent twice at once sends one letter", async () => {
  const browser = somebody(world);
  const body = new URLSearchParams({
    firstName: "Wren",
    lastName: "Newcomb-Sample",
    dateOfBirth: "1988-03-09",
    memberId: "NC90447127",
  });
  const calls = await world.callsDuring(() =>
    Promise.all([1, 2].map(() => browser.send("/recovery/username", { method: "POST", body }))),
  );
  expect(calls.length).toBe(1);
});

test("S-02 Providence links to no recovery, but has it", async () => {
  const browser = somebody(world, HOST.providence);
  const links = linksOf(await browser.open("/login")).map(([, href]) => href);
  expect(links.filter((href) => href.startsWith("/recovery"))).toEqual([]);
  const calls = await world.callsDuring(() => askForUsername(browser, WREN));
  expect(calls[0]?.body).toMatchObject({ domainId: 5 });
  expect((await browser.open("/recovery/password")).status).toBe(200);
});
