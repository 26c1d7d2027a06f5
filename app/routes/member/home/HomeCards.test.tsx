import { expect, test } from "vitest";
import type { ProgramTile } from "#app/components/ui/surfaces/TileList.tsx";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";
import {
  LimitTile,
  PreventiveCareCard,
  PrimaryCareCard,
  ProgramTiles,
  Welcome,
} from "./HomeCards.tsx";

const me = { firstName: "Ana", displayId: "904417823", idKind: "subscriber", phone: null } as const;

test("HOME-01 HOME-02 HOME-03 HOME-05 first name and ID, called what it is, as selectable text", () => {
  const html = htmlOf(<Welcome {...me} />);
  expect(html).toContain("<h1>Welcome, Ana</h1>");
  expect(wordsOf(html)).toContain("Subscriber ID 904417823");
  expect(html).toContain('<b class="num">904417823</b>');
  expect(html).not.toContain("<button");
  const employee = wordsOf(htmlOf(<Welcome {...me} displayId="E-77" idKind="employee" />));
  expect(employee).toContain("Employee ID E-77");
});

test("S-04 whoever has questions has a number to call, if there is one", () => {
  const html = htmlOf(<Welcome {...me} phone="503-555-0150" />);
  expect(wordsOf(html)).toContain("Questions? Call 503-555-0150");
  expect(html).toContain('href="tel:5035550150"');
  expect(wordsOf(htmlOf(<Welcome {...me} />))).not.toContain("Questions");
});

const limit = htmlOf(
  <LimitTile
    limit={{
      productCategory: "dental",
      coverageType: "INDIVIDUAL",
      networkTier: null,
      limitType: "Annual Limit",
      remainingCents: 75_000,
      metCents: 25_000,
      totalCents: 100_000,
      detailedDescription: { header: "Annual Limit", body: "The most your plan pays in a year." },
    }}
  />,
);

test("TILE-02 TILE-03 TILE-04 TILE-05 TILE-07 TILE-08 TILE-09 what is left of which limit", () => {
  const words = wordsOf(limit);
  expect(limit).toMatch(/<h2[^>]*>Benefits<\/h2>/);
  expect(words).toContain("Annual Limit remaining");
  expect(tagsOf(limit, "rect")[0]).toContain('width="25%"');
  expect(words).toContain("Annual Limit remaining amount is based on claims already processed.");
  expect(tagsOf(limit, "a", 'href="/benefits/dental"')).toHaveLength(1);
  expect(limit).toMatch(/class="[^"]*phone-only[^"]*">Remaining:<\/p>/);
  expect(words).toContain("Remaining: $750.00");
});

test("TILE-06 the detailed description opens from a button, header and body", () => {
  const [button = ""] = tagsOf(limit, "button", 'aria-label="About Annual Limit"');
  const id = /popoverTarget="([^"]+)"/i.exec(button)?.[1] ?? "";
  expect(id).not.toBe("");
  const tip = limit.slice(limit.indexOf(`id="${id}" popover="auto"`));
  expect(wordsOf(tip.slice(tip.indexOf(">") + 1))).toMatch(
    /^Annual Limit ?The most your plan pays in a year\./,
  );
});

const contact = { phone: "503-555-0142", email: "advocate@example.com" };

test("BRAND-22 HOME-10 by when the qualifying preventive visit is needed, or that it is unavailable", () => {
  const html = htmlOf(<PreventiveCareCard dueDate="2026-12-31" {...contact} />);
  expect(html).toMatch(/<h2[^>]*>Preventive Care Initiative<\/h2>/);
  expect(wordsOf(html)).toContain(
    "This is for City of Portland members. " +
      "See your primary care provider for a qualifying preventive visit by 12/31/2026.",
  );
  const words = wordsOf(htmlOf(<PreventiveCareCard dueDate={null} {...contact} />));
  expect(words).toContain(
    "This information is currently unavailable. Please contact the CoP Member Health Advocate",
  );
  expect(words).not.toContain("qualifying");
});

test("HOME-11 phone and email as links, each only where it is configured", () => {
  const html = htmlOf(<PreventiveCareCard dueDate={null} {...contact} />);
  expect(tagsOf(html, "a", 'href="tel:5035550142"')).toHaveLength(1);
  expect(tagsOf(html, "a", 'href="mailto:advocate@example.com"')).toHaveLength(1);
  const bare = htmlOf(<PreventiveCareCard dueDate={null} phone={null} email={null} />);
  expect(tagsOf(bare, "a")).toEqual([]);
});

const CARE = "/find-care/primary-care";
const chosen = (suffix: number, name: string, providerName: string, from: string | null) => ({
  suffix,
  name,
  providerName,
  from,
  href: `${CARE}/${suffix}`,
});

test("HOME-12 HOME-13 HOME-14 HOME-15 HOME-16 HOME-17 HOME-18 members, providers, the ways there", () => {
  const html = htmlOf(
    <PrimaryCareCard
      withSelection={[
        chosen(0, "Ana", "Dr. Alder", null),
        chosen(2, "Bo", "Oak Group", "01/01/2027"),
      ]}
      withoutSelection={[{ suffix: 1, name: "Theo", href: `${CARE}/1/search` }]}
      unread={[{ suffix: 3, name: "Cleo" }]}
    />,
  );
  const words = wordsOf(html);
  const linkWords = (href: string) => {
    const [link = ""] = tagsOf(html, "a", `href="${href}"`);
    return wordsOf(html.slice(html.indexOf(link)).split("</a>")[0] ?? "");
  };
  expect(html).toMatch(/<h2[^>]*>Primary care<\/h2>/);
  expect(words).toContain("Your primary care is your first point of contact for health issues.");
  expect(words).toContain("Theo Select primary care");
  expect(words).toContain("Cleo We couldn't load this right now");
  expect(words).toContain("Ana Dr. Alder");
  expect(words).toContain("Bo Oak Group from 01/01/2027");
  expect([`${CARE}/1/search`, `${CARE}/0`, CARE].map(linkWords)).toEqual([
    "Select primary care for Theo",
    "View primary care of Ana",
    "Primary care details",
  ]);
});

const tile = (
  target: ProgramTile["target"],
  name = "Passport Dental",
  fullName = name,
): ProgramTile => ({ key: name, name, fullName, isSent: true, icon: "tooth-duotone", target });
const tiles = (...list: ProgramTile[]) => htmlOf(<ProgramTiles tiles={list} viewAll />);

test("HOME-47 all programs are one link away, where the brand has the page; none has words", () => {
  const html = tiles();
  const [link = ""] = tagsOf(html, "a", 'href="/benefits/programs"');
  expect(wordsOf(html.slice(html.indexOf(link)))).toMatch(/^View all programs/);
  expect(htmlOf(<ProgramTiles tiles={[]} viewAll={false} />)).not.toContain("/benefits/programs");
  expect(wordsOf(html)).toContain("You have no featured programs right now.");
});

test("TILE-11 TILE-16 TILE-17 TILE-18 TILE-19 TILE-20 a program opens in place, or in a new tab", () => {
  const passport = tiles(tile({ kind: "internal", to: "/passport-dental" }));
  const [inside = ""] = tagsOf(passport, "a", 'href="/passport-dental"');
  expect(inside).not.toBe("");
  expect(inside).not.toContain("target=");
  const html = tiles(tile({ kind: "external", href: "https://programs.example/p" }));
  const outside = ['href="https://programs.example/p"', 'target="_blank"', 'rel="noopener"'];
  expect(tagsOf(html, "a", ...outside)).toHaveLength(1);
  expect(wordsOf(html)).toContain("Passport Dental (opens in a new tab)");
});

test("SHELL-09 TILE-12 eBill and another application are posts in a new tab", () => {
  const application = { kind: "application", program: "52" } as const;
  const journal = tiles(tile(application, "Care journal"));
  const pages = [tiles(tile({ kind: "ebill" }, "eBill")), journal];
  for (const [at, intent] of ["ebill", "application"].entries()) {
    const html = pages[at] ?? "";
    const [form = ""] = tagsOf(html, "form", 'method="post"', 'action="/home"');
    expect(form).toContain('target="_blank"');
    expect(tagsOf(html, "button", 'name="intent"', `value="${intent}"`)).toHaveLength(1);
    expect(html).not.toContain('href="https:');
  }
  const hidden = tagsOf(journal, "input", 'type="hidden"', 'name="program"', 'value="52"');
  expect(hidden).toHaveLength(1);
  expect(wordsOf(journal)).toContain("Care journal (opens in a new tab)");
});

test("TILE-22 a cut name is seen, the full one is heard", () => {
  const full = "A program with a name that goes on and on and on and on and on";
  const html = tiles(tile({ kind: "internal", to: "/x" }, full.slice(0, 55), full));
  expect(html).toContain(`<span aria-hidden="true">${full.slice(0, 55)}</span>`);
  expect(html).toContain(`<span class="vh"> ${full}</span>`);
});

test("HOME-45 the section of programs has the name of its heading", () => {
  const html = tiles();
  const id = /<h2 id="([^"]+)">/.exec(html)?.[1] ?? "none";
  expect(tagsOf(html, "section", `aria-labelledby="${id}"`)).toHaveLength(1);
});
