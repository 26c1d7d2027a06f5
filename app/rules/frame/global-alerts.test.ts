import { expect, test } from "vitest";
import {
  alertsToShow,
  isAlertId,
  MAX_DISMISSED,
  readDismissed,
  withDismissed,
} from "./global-alerts.ts";

const idOf = (n: number) => n.toString(16).padStart(12, "0");
const note = { id: idOf(1), canDismiss: true };
const outage = { id: idOf(2), canDismiss: false };
const other = { id: idOf(3), canDismiss: true };
const all = [note, outage, other];

test("DATA-33 an alert is shown until dismissed; one that cannot be dismissed always", () => {
  expect(alertsToShow(all, [])).toEqual(all);
  expect(alertsToShow(all, [note.id, outage.id])).toEqual([outage, other]);
});

test("text that is not shaped like an alert id is dropped from the cookie of dismissed alerts", () => {
  const texts = ["", "abc", "0123456789AB", "0123456789abc", "0123456789a ", "../etc/passwd"];
  expect(texts.filter(isAlertId)).toEqual([]);
  for (const text of texts) expect(readDismissed(`${note.id}.${text}`)).toEqual([note.id]);
});

test("the cookie of dismissed alerts has each id once, and the newest up to a limit", () => {
  expect(readDismissed(undefined)).toEqual([]);
  expect(readDismissed([note.id, outage.id, note.id].join("."))).toEqual([note.id, outage.id]);
  const many = Array.from({ length: MAX_DISMISSED }, (_, n) => idOf(n + 10));
  const more = withDismissed(many, note.id);
  expect(more).toEqual([...many.slice(1), note.id]);
  expect(withDismissed(more, note.id)).toEqual(more);
  expect(readDismissed(more.join("."))).toEqual(more);
  const flood = Array.from({ length: 5000 }, (_, n) => idOf(n)).join(".");
  expect(readDismissed(flood)).toHaveLength(MAX_DISMISSED);
  expect(readDismissed(`${"x".repeat(1000)}.${note.id}`)).toEqual([]);
});
