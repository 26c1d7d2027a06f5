import { z } from "zod";
import { requireSound, type Call } from "../transport/call.ts";
import { whole } from "./wire.ts";

/** The page of a list that is requested: counted from 0, with at most `size` entries. */
export type RequestedPage = { readonly page: number; readonly size: number };

export type PageOfProviders = RequestedPage & {
  /** Only entries of these providers; all when absent or empty. */
  readonly providerIds?: readonly string[];
};

/** A page of a list that the gateway counts (§3 "EOB page"): every field is required. */
export const countedPage = <Item extends z.ZodType>(item: Item) =>
  z.object({
    content: z.array(item),
    number: whole,
    size: whole,
    numberOfElements: whole,
    totalElements: whole,
    totalPages: whole,
    first: z.boolean(),
    last: z.boolean(),
    empty: z.boolean(),
  });

/** A page of the gateway; counts may be missing. */
export type AnsweredPage = {
  readonly content: readonly unknown[];
  /** How many entries the gateway sent, where those that it sent twice are read once. */
  readonly sent?: number;
  readonly size?: number | null | undefined;
  readonly numberOfElements?: number | null | undefined;
  readonly totalElements?: number | null | undefined;
  readonly totalPages?: number | null | undefined;
};

/**
 * The call with a check that its answer is the requested page, no longer than its size and
 * consistent with its counts: else it breaks the contract (502) and is not cached.
 */
export const requireRequestedPage = <Answer extends z.ZodType<AnsweredPage>>(
  call: Call<Answer>,
  requested: RequestedPage,
): Call<z.ZodType<z.output<Answer>>> =>
  requireSound(call, (page) => findContradiction(page, requested));

/** The number of pages; null if the gateway does not count. */
export function countPages(page: AnsweredPage, requested: RequestedPage): number | null {
  const { totalElements } = page;
  const length = lengthOf(page);
  if (page.totalPages !== null && page.totalPages !== undefined) return page.totalPages;
  if (totalElements === null || totalElements === undefined) return null;
  // A gateway with a smaller page size that it does not state shows it on its first page.
  const isPart = requested.page === 0 && length > 0 && length < totalElements;
  return Math.ceil(totalElements / (page.size || (isPart ? length : requested.size)));
}

const lengthOf = ({ content, sent = content.length }: AnsweredPage): number => sent;

function findContradiction(page: AnsweredPage, requested: RequestedPage): string | null {
  const length = lengthOf(page);
  const { numberOfElements, totalElements } = page;
  if (length > requested.size) return "content (more than asked)";
  if (typeof numberOfElements === "number" && numberOfElements !== length)
    return "numberOfElements";
  if (typeof totalElements !== "number") return null;
  const isOnlyPage = requested.page === 0 && (countPages(page, requested) ?? 0) <= 1;
  if (isOnlyPage ? totalElements !== length : totalElements < length) return "totalElements";
  return null;
}
