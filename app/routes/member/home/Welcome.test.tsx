import { expect, test } from "vitest";
import { htmlOf, wordsOf } from "#app/components/ui/render-html.tsx";
import { Welcome } from "./Welcome.tsx";

test("HOME-01 HOME-02 first name and subscriber ID", () => {
  const html = htmlOf(<Welcome firstName="Ana" displayId="904417823" idKind="subscriber" />);
  expect(html).toContain("<h1>Welcome, Ana</h1>");
  expect(wordsOf(html)).toContain("Subscriber ID 904417823");
});

test("HOME-05 an employee ID is called what it is", () => {
  const html = htmlOf(<Welcome firstName="Ana" displayId="E-77" idKind="employee" />);
  expect(wordsOf(html)).toContain("Employee ID E-77");
});

test("HOME-03 without script the ID is selectable text and no button is dead", () => {
  const html = htmlOf(<Welcome firstName="Ana" displayId="904417823" idKind="subscriber" />);
  expect(html).toContain('<b class="num">904417823</b>');
  expect(html).not.toContain("<button");
});
