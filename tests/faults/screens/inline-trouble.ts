import { expect } from "vitest";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { alertsOf } from "#tests/harness/pages/page-parts.ts";
import type { FaultWorld } from "#tests/harness/world/fault-world.ts";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { catalogue, expectNothingGivenAway, type Entry } from "./error-page.ts";
import type { Trouble } from "./home-calls.ts";

/**
 * Faults of a call whose errors its page shows in place: a status that is no refusal of the input
 * (server/gateway/transport defines which). Each file tests "no connection" with `whileRefused`.
 */
export const INLINE_TROUBLES: readonly Trouble[] = [[{ status: 500 }, 500]];

/** Breaches of the contract of a call whose answer has a shape. */
export const BROKEN_SHAPES: readonly Trouble[] = [
  [{ body: { message: "canary: not what was asked for" } }, 502],
];

/** The text that a screen reader announces when the page opens. */
export const alertOf = (page: Page): string => alertsOf(page).join(" | ");

/** The audit trail's lines of one event, with event, people and outcome. */
export const auditOf = (world: FaultWorld, wanted: string) =>
  jsonLines(world.log())
    .filter(({ channel, event }) => channel === "audit" && event === wanted)
    .map(({ outcome, actor, account, subject }) => ({ outcome, actor, account, subject }));

/** What a page must keep, and what it must never contain. */
type Kept = {
  readonly heading: string;
  readonly path: string;
  readonly values?: Readonly<Record<string, string>>;
  /** The meaning of the fault on this page. */
  readonly meaning: string;
  readonly secrets: readonly string[];
};

/** The same page explains the fault, keeps the input and claims no success. */
export function expectInline(page: Page, entry: Entry, kept: Kept): void {
  const { status, title, description } = catalogue(entry);
  const alert = alertOf(page);
  expect.soft(page.status).toBe(status);
  expect.soft(page.url.pathname).toBe(kept.path);
  expect.soft(textOf(page.document.querySelector("h1"))).toBe(kept.heading);
  expect.soft(alert).toContain(title);
  expect.soft(alert).toContain(description);
  expect.soft(alert).toContain(kept.meaning);
  expect.soft(textOf(page.document.querySelector("title"))).toMatch(/^Error: /);
  for (const [id, value] of Object.entries(kept.values ?? {})) {
    const field = page.document.querySelector(`#${id}`);
    const chosen = field?.querySelector("option[selected]");
    expect.soft((chosen ?? field)?.getAttribute("value"), id).toBe(value);
  }
  for (const secret of kept.secrets) expect.soft(page.html).not.toContain(secret);
  expect.soft(page.html).not.toMatch(/You're all set|has been changed\.? ?<|canary:/);
  expectNothingGivenAway(page);
}
