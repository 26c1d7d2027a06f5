import { expect, test } from "vitest";
import { groupsText } from "#app/text/sign-in/groups.ts";
import { GroupCard, PlanChoiceCard } from "./GroupCards.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";

type PlanChoice = Parameters<typeof PlanChoiceCard>[0]["group"];
type Group = Parameters<typeof GroupCard>[0]["group"];

function planChoice(group: Partial<PlanChoice> = {}): string {
  return htmlOf(
    <PlanChoiceCard
      group={{
        groupId: "10004417",
        groupName: "Cascade Timber Co.",
        effectiveDate: "2024-01-31",
        terminationDate: "2025-12-31",
        inactive: false,
        current: false,
        ...group,
      }}
    >
      <form method="post">
        <button>{groupsText.selection.submit}</button>
      </form>
    </PlanChoiceCard>,
  );
}

function groupCard(group: Partial<Group> = {}): string {
  return htmlOf(
    <GroupCard
      group={{
        groupName: "Cascade Timber Co.",
        dates: groupsText.timeline.since("01/01/2024"),
        current: false,
        plans: [
          { name: "Medical", status: "ACTIVE", line: groupsText.activeSince("01/01/2024") },
          { name: "Dental", status: "FUTURE", line: groupsText.effectiveOn("01/01/2027") },
          { name: "Vision", status: "TERMED", line: groupsText.terminatedOn("12/31/2025") },
        ],
        ...group,
      }}
    >
      <form method="post">
        <button>{groupsText.switching.submit}</button>
      </form>
    </GroupCard>,
  );
}

const rowsOf = (html: string) => html.match(/<tr>.*?<\/tr>/g)?.slice(1) ?? [];

test("GROUP-03 GROUP-04 GROUP-05 GROUP-06 GROUP-07 what a plan to choose says, and its form", () => {
  const html = planChoice();
  expect(html).toMatch(/<h2[^>]*>Cascade Timber Co\.<\/h2>/);
  expect(wordsOf(html)).toContain(
    "Group plan Cascade Timber Co. Group ID 10004417 " +
      "Effective date 01/31/2024 Termination date 12/31/2025",
  );
  const open = wordsOf(planChoice({ effectiveDate: null, terminationDate: null }));
  expect(open).toContain("Effective date Not available Termination date None");
  expect(html).toContain("<button>Log in to account</button></form></div></section>");
});

test("GROUP-08 the banner of an inactive plan, and the word of the present one, only there", () => {
  const html = planChoice({ inactive: true });
  expect(tagsOf(html, "div", "alert", "tone-warn")).toHaveLength(1);
  expect(wordsOf(html)).toContain("Inactive plan");
  expect(wordsOf(planChoice({ current: true }))).toContain("Selected now");
  expect(wordsOf(planChoice())).not.toMatch(/Inactive plan|Selected now/);
});

test("GROUP-13 GROUP-14 a group's card has name, coverage dates and form, and says if it is viewed", () => {
  const html = groupCard();
  expect(html).toMatch(/<h2[^>]*>Cascade Timber Co\.<\/h2>/);
  expect(wordsOf(html)).toContain("Cascade Timber Co. Active since 01/01/2024");
  expect(html).toContain("<button>View group</button></form></div></section>");
  expect(wordsOf(groupCard({ current: true }))).toContain("You're viewing this group");
  expect(wordsOf(groupCard())).not.toContain("You're viewing");
});

test("GROUP-15 a table of plans, each with its status in words, or words where there are none", () => {
  const html = groupCard();
  expect(html).toContain('<caption class="vh">Plans of Cascade Timber Co.</caption>');
  expect(tagsOf(html, "th", 'scope="col"')).toHaveLength(2);
  const rows = rowsOf(html);
  const expected = ["Medical", "Dental", "Vision"];
  expect(rows.map((row) => /<th scope="row">(.*?)<\/th>/.exec(row)?.[1])).toEqual(expected);
  expect(rows.map((row) => wordsOf(row.slice(row.indexOf("<td"))))).toEqual([
    "Active since 01/01/2024",
    "Effective on 01/01/2027",
    "Terminated on 12/31/2025",
  ]);
  const otherHtml = groupCard({ plans: [] });
  expect(otherHtml).not.toContain("<table");
  expect(wordsOf(otherHtml)).toContain("No plans are listed for this group.");
});

test("GROUP-19 GROUP-20 active rows have a green check, terminated ones a red X, others neither", () => {
  const [active, future, termed] = rowsOf(groupCard());
  expect(active).toContain("#check-circle-fill");
  expect(active).toContain("tone-ok");
  expect(termed).toContain("#x-circle-fill");
  expect(termed).toContain("tone-bad");
  for (const row of [future, termed]) expect(row).not.toMatch(/check|tone-ok/);
  for (const row of [active, future]) expect(row).not.toMatch(/x-circle|tone-bad/);
});

test("headings and sentences are the specification's", () => {
  expect(groupsText.selection.heading).toBe("Access your Member Dashboard: Select plan");
  expect(groupsText.selection.intro).toContain("more than one group plan");
  expect(groupsText.switching.heading).toBe("Select the group you want to view");
  expect(groupsText.selection.submit).toBe("Log in to account");
  expect(groupsText.switching.submit).toBe("View group");
});
