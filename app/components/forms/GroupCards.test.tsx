import { expect, test } from "vitest";
import { GroupCard, PlanChoiceCard } from "./GroupCards.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";

test("GROUP-06 a plan to choose without an effective date says that the date is not available", () => {
  const group = { groupId: "10004417", groupName: "Cascade", inactive: false, current: false };
  const days = { effectiveDate: null, terminationDate: null };
  const html = htmlOf(<PlanChoiceCard group={{ ...group, ...days }}>The form</PlanChoiceCard>);
  expect(wordsOf(html)).toContain("Effective date Not available Termination date None");
});

type Plans = Parameters<typeof GroupCard>[0]["group"]["plans"];
const cardOf = (plans: Plans) =>
  htmlOf(
    <GroupCard group={{ groupName: "Cascade", dates: "Since 2024", current: false, plans }}>
      The form
    </GroupCard>,
  );

test("GROUP-15 a group has a named table of its plans, or words where no plans are listed", () => {
  const html = cardOf([{ name: "Medical", status: "ACTIVE", line: "Active" }]);
  expect(html).toContain('<caption class="vh">Plans of Cascade</caption>');
  expect(tagsOf(html, "th", 'scope="col"')).toHaveLength(2);
  expect(html).toContain('<th scope="row">Medical</th>');
  const none = cardOf([]);
  expect(none).not.toContain("<table");
  expect(wordsOf(none)).toContain("No plans are listed for this group.");
});

test("GROUP-19 GROUP-20 an active plan's status is green, a terminated one's red, others' neither", () => {
  const tones = (["ACTIVE", "TERMED", "FUTURE", null] as const).map(
    (status) => /tone-\w+/.exec(cardOf([{ name: "Medical", status, line: "Status" }]))?.[0],
  );
  expect(tones).toEqual(["tone-ok", "tone-bad", "tone-info", undefined]);
});
