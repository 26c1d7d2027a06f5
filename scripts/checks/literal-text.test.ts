import { expect, test } from "vitest";
import { findLiterals } from "./literal-text.ts";

const wordsIn = (source: string) => findLiterals("sample.tsx", source).map(({ text }) => text);

test.each([
  ["text between tags", "<p>Your claims</p>", "Your claims"],
  ["one word between tags", "<b>limit</b>", "limit"],
  ["text beside an expression", "<p>{count} claims</p>", "claims"],
  ["a string as a child", '<p>{"Your claims"}</p>', "Your claims"],
  ["a template as a child", "<p>{`${count} claims`}</p>", "… claims"],
  ["a branch", '<p>{open ? "Hide" : text.show}</p>', "Hide"],
  ["the text that && shows", '<p>{open && "Hide"}</p>', "Hide"],
  ["the text that ?? falls back to", '<p>{name ?? "nobody"}</p>', "nobody"],
  ["a sum of strings", '<p>{name + " owes"}</p>', "owes"],
  ["a fragment", "<>Home</>", "Home"],
  ["an attribute that is read out", '<nav aria-label="Main" />', "Main"],
  ["an attribute in braces", '<img alt={"Card"} />', "Card"],
  ["an attribute's branch", '<i title={open ? "Hide" : "Show"} />', "Hide|Show"],
  ["an attribute's template", "<input placeholder={`Day of ${what}`} />", "Day of …"],
  ["a component's words", '<Field label="City" hint={`No box`} />', "City|No box"],
  ["a property that is read out", 'const link = { label: "Home", href: "/home" };', "Home"],
  ["a property whose name ends in title", 'const menu = { pageTitle: "Home" };', "Home"],
  ["the argument of a function that makes titles", 'pageTitle("Home", name);', "Home"],
  ["a sentence in any call", 'const message = pick("Your card is ready");', "Your card is ready"],
  ["a sentence with a slot", "push(`Hello ${name}`);", "Hello …"],
  ["the end of a sentence", 'const end = "and log in again.";', "and log in again."],
  ["a property as const", 'const link = { label: "Home" as const };', "Home"],
])("member-facing text in code is found: %s", (_what, source, words) => {
  expect(wordsIn(source)).toEqual(words.split("|"));
});

test.each([
  ["words from a module of text", "<p>{homeText.title}</p>"],
  ["signs between expressions", "<p>{name} – {date}, {time} · ({count})</p>"],
  ["class names", '<p className={open ? "Card is-open" : "card sheet"} />'],
  ["a template of class names", "<p className={`card card--${kind} is open.`} />"],
  ["other attributes", '<a href="/home" rel="noopener noreferrer" target="_blank" id="Main" />'],
  ["ids that others point to", '<p aria-labelledby="heading" aria-describedby={`${id}-hint`} />'],
  ["the condition of a branch", '<p>{kind === "Dental" ? text.dental : text.vision}</p>'],
  ["the condition of &&", '<p>{kind === "Dental" && text.dental}</p>'],
  ["the argument of a child's call", '<p>{show("dental")}</p>'],
  ["the key of a message", 'message("username", "required");'],
  ["icons by key", 'const icons = { text: "clipboard-text", alt: `shield-check` };'],
  ["keys of a record", 'const byKey = { "Not so": 1, label: text.label };'],
  ["types", 'type Kind = "Not open yet" | "Open by now."; type Field = { label: "City" };'],
  ["the message of an error", 'throw new TypeError("This takes a member.");'],
  ["imports and directives", '"use client"; import { a } from "./Some file.ts";'],
  ["comments", "/* Your claims are here. */ <p>{/* Your claims */}</p>"],
  ["a header and a media type", 'headers.set("Cache-Control", "text/html; charset=utf-8");'],
])("code without member-facing text is accepted: %s", (_what, source) => {
  expect(wordsIn(source)).toEqual([]);
});

test("a found text has its line", () => {
  const source = "const page = (\n  <main>\n    <h1>Home</h1>\n  </main>\n);\n";
  expect(findLiterals("sample.tsx", source)).toEqual([{ line: 3, text: "Home" }]);
});

test("a module with a syntax error is refused", () => {
  expect(() => findLiterals("sample.tsx", "<p>Home")).toThrow("sample.tsx");
});
