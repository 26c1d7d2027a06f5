import { expect, test } from "vitest";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";
import type { ProgramTile } from "#app/components/ui/surfaces/TileList.tsx";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import {
  LimitTile,
  PreventiveCareCard,
  PrimaryCareCard,
  ProgramTiles,
  Welcome,
} from "./HomeCards.tsx";
import { HomeNotices } from "./HomeNotices.tsx";
import { viewNotices } from "./view-notices.ts";
import { MemberCard } from "./MemberCard.tsx";
import { WhereYouStand } from "./WhereYouStand.tsx";
import { RecentClaims } from "./RecentClaims.tsx";

// What the page itself shows of its cards: tests/requests/home.

test("the welcome and the card of preventive care have no ways to get in touch where none are known", () => {
  const me = { firstName: "Ana", displayId: "904417823", idKind: "subscriber" } as const;
  expect(wordsOf(htmlOf(<Welcome {...me} phone="503-555-0150" opening={null} />))).toContain(
    "Questions? Call",
  );
  expect(wordsOf(htmlOf(<Welcome {...me} phone={null} opening={null} />))).not.toContain(
    "Questions",
  );
  const card = htmlOf(<PreventiveCareCard dueDate={null} phone={null} email={null} />);
  expect(tagsOf(card, "a")).toEqual([]);
});

test("HOME-10 the preventive care card without the day a visit is due by says that it is unavailable", () => {
  const contact = { phone: "503-555-0142", email: "advocate@example.com" };
  const html = htmlOf(<PreventiveCareCard dueDate={null} {...contact} />);
  expect(wordsOf(html)).toContain(
    "This information is currently unavailable. Please contact the CoP Member Health Advocate",
  );
  expect(wordsOf(html)).not.toContain("qualifying");
});

test("NOW-01 an amount over its total is over it, with nothing left, and amounts left out are told", () => {
  const over = { totalCents: 300_000, metCents: 360_000, remainingCents: -60_000 };
  const row = { category: "medical", kind: "deductible", individual: over, family: over } as const;
  const html = htmlOf(<WhereYouStand asOf="2026-11-21" rows={[row]} isDoubtful={false} />);
  expect(wordsOf(html)).toContain("$600.00 over $3,000.00");
  expect(wordsOf(html)).toContain("Family: $600.00 over $3,000.00");
  expect(wordsOf(html)).not.toMatch(/left|-\$|don't agree/);
  const none = wordsOf(htmlOf(<WhereYouStand asOf="2026-11-21" rows={[]} isDoubtful />));
  expect(none).toContain("Some amounts don't agree, so we left them out.");
  expect(none).not.toContain("as of");
});

/** The annual limit that the tile shows, of which a quarter is used. */
const LIMIT = {
  name: "Annual Limit",
  isAnnual: true,
  remainingCents: 75_000,
  metCents: 25_000,
  totalCents: 100_000,
  detail: { header: "Annual Limit", body: "The most your plan pays in a year." },
  isDoubtful: false,
} as const;

test("TILE-04 the limit's tile has nothing remaining of a limit that is passed, and tells doubts", () => {
  const over = { remainingCents: -60_000, metCents: 360_000, totalCents: 300_000 };
  const limit = { ...LIMIT, ...over, isDoubtful: true };
  const words = wordsOf(htmlOf(<LimitTile limit={limit} />));
  expect(words).toContain("Remaining: $0.00 $600.00 over the limit");
  expect(words).toContain("These amounts don't agree. Call us before you rely on them.");
  expect(words).not.toContain("-$");
  const sound = wordsOf(htmlOf(<LimitTile limit={{ ...limit, isDoubtful: false }} />));
  expect(sound).not.toContain("don't agree");
});

test("TILE-02 TILE-03 TILE-04 TILE-05 TILE-06 TILE-07 TILE-08 TILE-09 the limit's tile says what remains, and of what", () => {
  const html = htmlOf(<LimitTile limit={LIMIT} />);
  expect(html).toMatch(/<h2[^>]*>Benefits<\/h2>/);
  expect(tagsOf(html, "a", 'href="/benefits/dental"')).toHaveLength(1);
  expect(tagsOf(html, "button", 'aria-label="About Annual Limit"')).toHaveLength(1);
  expect(wordsOf(html)).toContain("The most your plan pays in a year.");
  expect(wordsOf(html)).toContain("Annual Limit remaining Remaining: $750.00");
  expect(html).toMatch(/class="[^"]*phone-only[^"]*">Remaining:<\/p>/);
  expect(wordsOf(html)).toContain(
    "Annual Limit remaining amount is based on claims already processed.",
  );
  expect(tagsOf(html, "rect")[0]).toContain('width="25%"');
});

test("links of the primary care card name their member, and a member whose data failed has no link", () => {
  const html = htmlOf(
    <PrimaryCareCard
      withSelection={[
        { suffix: 0, name: "Ana", providerName: "Dr. Alder", from: null, href: "/view" },
      ]}
      withoutSelection={[{ suffix: 1, name: "Theo", href: "/select" }]}
      unread={[{ suffix: 3, name: "Cleo" }]}
    />,
  );
  const people = (html.split("</ul>")[0] ?? "").split("<li>").slice(1);
  expect(people.map((it) => [wordsOf(it), tagsOf(it, "a").length])).toEqual([
    [expect.stringMatching(/Ana Dr\. Alder ?View primary care of Ana$/), 1],
    [expect.stringMatching(/Theo ?Select primary care for Theo$/), 1],
    [expect.stringMatching(/Cleo We couldn't load this right now/), 0],
  ]);
});

const tile = (target: ProgramTile["target"], name: string, fullName = name): ProgramTile => ({
  key: name,
  name,
  fullName,
  isCarrierText: true,
  icon: "tooth-duotone",
  target,
});

test("TILE-16 a program of another site is announced to open a new tab, and an empty list says so", () => {
  const tiles = [
    tile({ kind: "internal", to: "/passport-dental" }, "Passport Dental"),
    tile({ kind: "external", href: "https://programs.example/p" }, "Elsewhere"),
    tile({ kind: "application", program: "52" }, "Care journal"),
  ];
  const html = htmlOf(<ProgramTiles tiles={tiles} viewAll={false} />);
  expect(html.split("<li>").slice(1).map(wordsOf)).toEqual([
    "Passport Dental",
    "Elsewhere (opens in a new tab)",
    "Care journal (opens in a new tab)",
  ]);
  expect(tagsOf(html, "a", 'target="_blank"', 'rel="noopener"')).toHaveLength(1);
  const none = htmlOf(<ProgramTiles tiles={[]} viewAll={false} />);
  expect(wordsOf(none)).toContain("You have no featured programs right now.");
  expect(none).not.toContain("/benefits/programs");
  const id = /<h2 id="([^"]+)">/.exec(none)?.[1] ?? "none";
  expect(tagsOf(none, "section", `aria-labelledby="${id}"`)).toHaveLength(1);
});

test("TILE-22 a program's long name is shown cut and read aloud in full", () => {
  const full = "A program with a name that goes on and on and on and on and on";
  const long = tile({ kind: "internal", to: "/x" }, full.slice(0, 55), full);
  const html = htmlOf(<ProgramTiles tiles={[long]} viewAll={false} />);
  expect(html).toContain(`<span aria-hidden="true">${full.slice(0, 55)}</span>`);
  expect(html).toContain(`<span class="vh"> ${full}</span>`);
});

const none = {
  coverage: { kind: "active", from: getPlainDate("2026-01-01"), until: null },
  isPrimaryCareNew: false,
  plan: null,
  mayManagePlan: true,
} as const;

const renew = { kind: "renew", openEnrollmentEnd: getPlainDate("2026-12-15") } as const;
const ending = { kind: "ending", on: null } as const;

test.each<[string, Partial<Parameters<typeof viewNotices>[0]>]>([
  ["Until then you can renew, change or cancel your plan.", { plan: { ...renew, planYear: null } }],
  [
    "Until then the subscriber can renew, change or cancel the plan.",
    { plan: { ...renew, planYear: "2027" }, mayManagePlan: false },
  ],
  ["Your medical benefits are ending", { plan: { ...ending, categories: ["medical"] } }],
  [
    "Your medical and dental benefits are ending",
    { plan: { ...ending, categories: ["medical", "dental"] } },
  ],
  [
    "Your coverage begins on 12/01/2026 Your plan doesn't cover care before that day.",
    { coverage: { kind: "begins", on: getPlainDate("2026-12-01") } },
  ],
])("BRAND-25 T-26 a notice to whom a year, a day or a right is missing says: %s", (says, given) => {
  expect(
    wordsOf(htmlOf(<HomeNotices notices={viewNotices({ ...none, ...given })} ebill={false} />)),
  ).toContain(says);
});

test("HOME-08 the notice of a bill posts to eBill in a new tab", () => {
  const html = htmlOf(<HomeNotices notices={[]} ebill />);
  const form = ['method="post"', 'action="/home"', 'target="_blank"'];
  expect(tagsOf(html, "form", ...form)).toHaveLength(1);
  expect(tagsOf(html, "button", 'name="intent"', 'value="ebill"')).toHaveLength(1);
});

test("the window of the card's download keeps its opener, and an unknown end of coverage no day", () => {
  const html = htmlOf(
    <MemberCard
      brand={{ key: "carrier", name: "Main Carrier" }}
      fullName="Ana Field"
      displayId="904417823"
      idKind="subscriber"
      groupNumber="10004417"
      groupName="Cascade Timber Co."
      insuranceType={null}
      networks=""
      coverage={{ kind: "ended", day: null }}
      action="download"
    />,
  );
  expect(tagsOf(html, "a", 'href="/resource-download"', 'rel="opener"')).toHaveLength(1);
  expect(wordsOf(html)).toContain("Ana Field Coverage has ended Subscriber ID");
});

test("the link to a recent claim's details says which claim, also without provider and day", () => {
  const claim = {
    id: "C1",
    type: "medical",
    typeName: "Medical",
    status: { kind: "in-process" },
    oweCents: 1250,
    patient: null,
    notes: [],
    eob: false,
  } as const;
  const known = { ...claim, provider: "Alder Creek Clinic", serviceDate: "2026-10-28" };
  const claims = [
    { ...known, detailsHref: "/claims/medical/C1/0" },
    { ...claim, id: "C2", provider: null, serviceDate: null, detailsHref: "/claims/medical/C2/0" },
  ];
  const html = htmlOf(<RecentClaims viewAll={false} claims={claims} />);
  const words = html.split("<li>").slice(1).map(wordsOf);
  expect(words[0]).toMatch(/Details of the medical claim, Alder Creek Clinic, 10\/28\/2026$/);
  expect(words[1]).toMatch(
    /^Provider not listed ?Medical .*Details of the medical claim, Provider not listed$/,
  );
  // An amount that is decided stands there also while the claim is in process.
  expect(words[0]).toContain("You owe $12.50");
});
