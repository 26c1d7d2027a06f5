import type { z } from "zod";
import type { Call } from "../transport/call.ts";

/** Which page of a list is asked for: from 0, with at most `size` entries. */
export type RequestedPage = { readonly page: number; readonly size: number };

/** A page as it came, with as much of its counting as there is. */
export type AnsweredPage = {
  readonly content: readonly unknown[];
  readonly size?: number | null | undefined;
  readonly numberOfElements?: number | null | undefined;
  readonly totalElements?: number | null | undefined;
  readonly totalPages?: number | null | undefined;
};

/**
 * The call whose answer must be a page as it was asked for: no longer than its size, and of as many
 * entries as it counts. Whatever is counted, added up or exported of a list that contradicts itself
 * would be untrue, so it breaks the contract (502), and nothing of it is kept.
 */
export function requireRequestedPage<Answer extends z.ZodType<AnsweredPage>>(
  call: Call<Answer>,
  asked: RequestedPage,
): Call<z.ZodType<z.output<Answer>>> {
  const answer = call.answer.transform((page, context) => {
    const field = findContradiction(page, asked);
    if (field !== null) context.addIssue({ code: "custom", path: [field] });
    return page;
  });
  return { ...call, answer };
}

/** How many pages there are; null where the gateway does not count. */
export function countPages(page: AnsweredPage, asked: RequestedPage): number | null {
  const { content, totalElements } = page;
  if (page.totalPages !== null && page.totalPages !== undefined) return page.totalPages;
  if (totalElements === null || totalElements === undefined) return null;
  // A gateway that gives fewer than asked, and does not say how many, shows it by its first page.
  const isPart = asked.page === 0 && content.length > 0 && content.length < totalElements;
  return Math.ceil(totalElements / (page.size || (isPart ? content.length : asked.size)));
}

function findContradiction(page: AnsweredPage, asked: RequestedPage): string | null {
  const { length } = page.content;
  const { numberOfElements, totalElements } = page;
  if (length > asked.size) return "content (more than asked)";
  if (typeof numberOfElements === "number" && numberOfElements !== length)
    return "numberOfElements";
  if (typeof totalElements !== "number") return null;
  const isOnlyPage = asked.page === 0 && (countPages(page, asked) ?? 0) <= 1;
  if (isOnlyPage ? totalElements !== length : totalElements < length) return "totalElements";
  return null;
}
