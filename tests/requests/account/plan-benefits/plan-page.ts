import type { z } from "zod";
import { planManagementDetails } from "#server/gateway/calls/plan/plan-management.ts";
import { changeAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { textOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import type { World } from "#tests/harness/world/world.ts";

export const PLANS = "/account/plan-benefits";
export const CONFIRM = `${PLANS}?step=confirm&cancellationStatusId=`;
export const END = "Cancel coverage";

type Details = NonNullable<z.input<typeof planManagementDetails.answer>>;

/** Changes the gateway's answer about a persona's plan until restored. */
export const changePlan = (world: World, persona: string, change: Partial<Details>) =>
  changeAnswer(world, persona, planManagementDetails, (answer) =>
    answer ? { ...answer, ...change } : null,
  );

/** The bodies of the cancellations that reached the gateway while `work` went on. */
export async function cancellationsDuring(world: World, work: () => Promise<unknown>) {
  const calls = await world.callsDuring(work);
  return calls
    .filter(({ path }) => path === "/plan-management/cancellation")
    .map(({ body }) => body);
}

/** The headings of the cards and alerts of the page. */
export const headingsOf = (page: Page): string[] =>
  page.document.querySelectorAll("main h2").map(textOf);

/** The confirmation form's fields, as posted. */
export function fieldsOf(page: Page): URLSearchParams {
  const inputs = page.document.querySelectorAll('main form[method="post"] input[type="hidden"]');
  return new URLSearchParams(
    inputs.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]),
  );
}

/** Posts those fields, with some changes. */
export function post(browser: Visitor, fields: URLSearchParams, path = `${CONFIRM}M`) {
  return browser.open(path, { method: "POST", body: fields });
}
