import type { z } from "zod";
import type { Call } from "#server/gateway/transport/call.ts";
import type { program } from "#server/gateway/calls/care/programs.ts";
import type { WholeClaim } from "#server/sandbox/world/claims/claim-answer.ts";
import { GATEWAY, type World } from "../world/world.ts";

/** The raw answer of the gateway to a persona, without the product. */
export async function answerOf<Answer extends z.ZodType>(
  world: World,
  persona: string,
  call: Pick<Call<Answer>, "path" | "answer">,
  query = "",
): Promise<z.input<Answer>> {
  const headers = { authorization: `Bearer ${await world.token(persona)}` };
  const response = await world.ask(new Request(`${GATEWAY}/${call.path}${query}`, { headers }));
  if (!response.ok) throw new Error(`${call.path} answered ${response.status}`);
  return (await response.json()) as z.input<Answer>;
}

/** Changes an answer of the gateway until restored. */
export async function changeAnswer<Answer extends z.ZodType>(
  world: World,
  persona: string,
  call: Pick<Call<Answer>, "path" | "answer">,
  change: (answer: z.input<Answer>) => z.input<Answer>,
): Promise<void> {
  await world.fault({ path: call.path, body: change(await answerOf(world, persona, call)) });
}

/** A paid medical claim as the gateway answers it, with changes. */
export function claimAnswer(
  id: string,
  more: Partial<WholeClaim> & { readonly owed?: number | string } = {},
): WholeClaim {
  const { owed = 12.5, ...rest } = more;
  return {
    id,
    claimType: "Medical",
    claimStatusDescription: "Paid",
    claimStatusCode: "02",
    paidDate: "2026-11-06",
    provider: { providerId: "1", providerName: "Example Clinic" },
    serviceDateFrom: "2026-10-28",
    claimDetailTotals: { combinedMemberResponsibilityAmount: owed },
    ...rest,
  };
}

/** A high-priority program the member is enrolled in, with a page of the dashboard. */
export function programAnswer(
  id: number,
  more: Partial<z.input<typeof program>> = {},
): z.input<typeof program> {
  return {
    id,
    name: `Program ${id}`,
    eligible: true,
    highPriority: true,
    displayOrder: id,
    ...more,
  };
}

/** A page of a list as the gateway sends it; the only one unless `more` is true. */
export function pageAnswer(content: readonly unknown[], more: Record<string, unknown> = {}) {
  const { length } = content;
  return {
    content,
    number: 0,
    size: 10,
    numberOfElements: length,
    totalElements: length,
    totalPages: length === 0 ? 0 : 1,
    first: true,
    last: true,
    empty: length === 0,
    ...more,
  };
}
