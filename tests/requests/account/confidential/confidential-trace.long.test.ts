import { expect, test } from "vitest";
import { walkLinks } from "#tests/harness/pages/walk-links.ts";
import { actFor } from "#tests/harness/world/acting.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { account } from "#server/gateway/calls/member/account.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { PATH } from "./confidential-page.ts";
import { download } from "../my-data/my-data-of.ts";

/**
 * In the family of `conf-sub`, Sol (1) has a request in force, Bryn (3) an acknowledged one, and
 * Lark's (2) was received today. `conf-twin` is the subscriber of the same family in which Sol and
 * Bryn never had any care: both subscribers must be shown exactly the same.
 */
const world = useWorld();

/** One session of the subscriber, with its cached answers. */
let session: Promise<Visitor> | undefined;
const subscriber = () => (session ??= world.enter("conf-sub"));

const WITHHELD = [
  {
    who: "conf-dep",
    suffix: 1,
    claims: ["26000510007", "26000510008", "26000510009", "26000510013"],
  },
  { who: "conf-spouse", suffix: 3, claims: ["26000510010", "26000510011", "26000510012"] },
];
const CLAIMS = WITHHELD.flatMap(({ claims }) => claims);
/** No other member of any family has these providers, amounts, ids or address. */
const SENTINELS = [
  "Hushwood",
  "Stillbrook",
  "200223",
  "200230",
  "777.31",
  "777.42",
  "777.53",
  "777.64",
  "888.43",
  "888.54",
  "888.65",
  "Brambleton",
  "Ñusta",
  "600003",
  "600004",
  "quiet.example",
  "Communication request",
  ...CLAIMS,
];

const YEARS = "from=2024-12-01&to=2026-11-21";
const SUFFIXES = [1, 3];
const CATEGORIES = ["medical", "dental", "vision", "pharmacy"];

/** Pages that no link leads to: lists with filters, files, prints, other members. */
const PATHS = [
  ...SUFFIXES.flatMap((suffix) => [
    `/claims?member=${suffix}&${YEARS}`,
    `/eobs?member=${suffix}`,
    `/benefits/referrals?member=${suffix}&expired=included`,
    `/find-care/primary-care/${suffix}`,
    `/benefits/compare?suffix=${suffix}`,
    `/id-card/${suffix}/M`,
    ...CATEGORIES.map((category) => `/benefits/${category}?suffix=${suffix}`),
  ]),
  ...["medical", "dental", "vision"].flatMap((type) => [
    `/claims?type=${type}&${YEARS}`,
    `/eobs?type=${type}`,
  ]),
  "/benefits/summary",
  "/claims?provider=200223",
  "/claims?provider=200230&member=3",
  "/claims?status=02&member=1",
  "/claims/print",
  "/claims/export.csv",
  "/claims/year/2026",
  "/claims/year/2026/export.csv",
  "/claims/year/2025",
  "/eobs?provider=200223",
  "/benefits/referrals?expired=included",
  "/benefits/referrals?provider=200223&expired=included",
  "/find-care/primary-care",
  "/documents",
  "/resource-download",
  "/account",
  "/account/summary",
  "/account/member-information",
  "/account/proof-of-coverage",
  "/account/support",
];

const bodyOf = async (browser: Visitor, path: string) => {
  const response = await browser.send(path);
  return { status: response.status, text: await response.text() };
};

/** The twin's family number, ids and group names, replaced by the family's. */
const asFamily = (text: string, ids: Readonly<Record<string, string>>) =>
  Object.entries(ids).reduce((all, [twin, own]) => all.replaceAll(twin, own), text);

async function twinIds() {
  const [own, twin] = await Promise.all(
    ["conf-sub", "conf-twin"].map((name) => answerOf(world, name, account)),
  );
  return {
    "26000520": "26000510",
    "41000520": "41000510",
    RF052: "RF051",
    "10007552": "10007551",
    [String(twin?.subscriberId)]: String(own?.subscriberId),
    "conf-twin": "conf-sub",
  };
}

/** The id of a request, which an error page shows. */
const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The sentinels in a text, except those in its address. */
const sentinelsIn = (text: string, path: string) =>
  SENTINELS.filter((each) => text.includes(each) && !path.includes(each));

/** The parts of a page as shown, without what differs from request to request. */
const partsOf = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll(UUID, "")
    .split(">");

// First in this file, because the size of a document is known once it was opened.
test("a subscriber's pages and files have no trace of withheld care, and equal those of a family without it", async () => {
  const [own, twin] = [await subscriber(), await world.enter("conf-twin")];
  const ids = await twinIds();
  const more = ["/home", "/claims", "/eobs", "/benefits/referrals", "/benefits/summary"];
  for (const path of [...PATHS, ...more, "/benefits/medical", "/id-card", `${PATH}?do=change`]) {
    const mine = await bodyOf(own, path);
    expect([path, mine.status < 500, sentinelsIn(mine.text, path)]).toEqual([path, true, []]);
    if (/200223|200230/.test(path)) continue;
    const other = await bodyOf(twin, path);
    expect([path, mine.status]).toEqual([path, other.status]);
    const [seen, expected] = [partsOf(mine.text), partsOf(asFamily(other.text, ids))];
    const differing = seen.filter((part, at) => part !== expected[at]);
    expect([path, differing.slice(0, 3), seen.length]).toEqual([path, [], expected.length]);
  }
});

test("no page that a link leads the subscriber to has a trace of withheld care", async () => {
  const browser = await subscriber();
  const walked = await walkLinks(browser, ["/home", "/claims", "/eobs", "/documents"]);
  expect(walked.length).toBeGreaterThan(40);
  for (const { url, html } of walked) {
    expect([url.pathname, sentinelsIn(html, url.pathname)]).toEqual([url.pathname, []]);
  }
});

test("addresses of withheld claims and EOBs answer the subscriber as those of unknown ids do", async () => {
  const browser = await subscriber();
  const shown = async (path: string) => {
    const page = await browser.open(path);
    return [page.status, page.text.replaceAll(UUID, "")];
  };
  for (const { suffix, claims } of WITHHELD) {
    // One that was paid, and the denied one.
    for (const id of new Set([claims[0] ?? "", claims.at(-1) ?? ""])) {
      const unknown = "26000519999";
      for (const path of [
        `/claims/medical/${id}/${suffix}`,
        `/claims/dental/${id}/${suffix}`,
        `/claims/medical/${id}/0`,
        `/claims/medical/${id}/${suffix}/appeal`,
        `/claims/medical/${id}/${suffix}/appeal?notice=11/01/2026`,
        `/eobs/EOB${id}`,
        `/eobs/EOB${id}/pdf`,
        `/eobs?claim=${id}`,
      ]) {
        const same = path.replace(id, unknown);
        expect([path, ...(await shown(path))]).toEqual([path, ...(await shown(same))]);
      }
      const eob = { intent: "eob", claimId: id };
      const post = async (claimId: string) => {
        const answer = await browser.post("/home", { ...eob, claimId });
        return [answer.status, answer.headers.get("location")];
      };
      expect(await post(id)).toEqual(await post(unknown));
    }
  }
});

test("the subscriber's download has no trace of withheld care, and equals that of a family without it", async () => {
  const ids = await twinIds();
  const own = await download(await subscriber());
  const twin = await download(await world.enter("conf-twin"));
  expect(Object.keys(own)).toEqual(Object.keys(twin));
  expect(Object.keys(own).length).toBeGreaterThan(5);
  for (const [name, text] of Object.entries(own)) {
    expect([name, sentinelsIn(text, name)]).toEqual([name, []]);
    expect([name, partsOf(text)]).toEqual([name, partsOf(asFamily(twin[name] ?? "", ids))]);
  }
});

test("staff who act for the subscriber see no trace of withheld care", async () => {
  const { subscriberId } = await answerOf(world, "conf-sub", account);
  const { browser } = await actFor(world, "emp", String(subscriberId));
  for (const path of [
    "/home",
    "/claims?member=1",
    "/claims/print?member=3",
    "/claims/export.csv",
    "/claims/year/2026",
    "/claims/year/2026/export.csv",
    "/eobs",
    "/documents",
    "/benefits/medical?member=1",
    "/benefits/summary?member=3",
    "/benefits/referrals?expired=included",
    "/find-care/primary-care/3",
    "/account/member-information",
  ]) {
    const { status, text } = await bodyOf(browser, path);
    expect([path, status < 500, sentinelsIn(text, path)]).toEqual([path, true, []]);
  }
});

test.each(WITHHELD)(
  "the member $who sees all their withheld care",
  async ({ who, suffix, claims }) => {
    const { browser, page: list } = await world.openAs(who, "/claims");
    for (const id of claims) expect(list.html).toContain(id);
    for (const id of claims) {
      expect((await browser.open(`/claims/medical/${id}/${suffix}`)).status).toBe(200);
    }
    const name = suffix === 1 ? "Hushwood" : "Stillbrook";
    expect((await browser.open("/claims/export.csv")).text + list.text).toContain(name);
    expect(Object.values(await download(browser)).join("")).toContain(name);
    expect((await browser.open("/benefits/referrals?expired=included")).text).toContain(name);
    const doctor = suffix === 1 ? "Brambleton" : "Ñusta";
    expect((await browser.open(`/find-care/primary-care/${suffix}`)).text).toContain(doctor);
  },
);

test("a request that is only received withholds nothing from the subscriber", async () => {
  const browser = await subscriber();
  for (const path of [
    "/claims?member=2",
    "/eobs",
    "/benefits/referrals?member=2&expired=included",
  ]) {
    expect([path, (await browser.open(path)).text.includes("Openfield")]).toEqual([path, true]);
  }
});
