import { http, HttpResponse } from "msw";
import type { WholeClaim } from "#server/sandbox/world/claims/claim-answer.ts";
import { calling, seeDuring } from "#tests/harness/world/asking.ts";
import { claimAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { GATEWAY, type World } from "#tests/harness/world/world.ts";
import { iconsIn, seenIn } from "../home/home-page.ts";
import { claimsOf, totals } from "./claim-page.ts";

/** The list of claims as a member reads it, and its gateway calls. */

export type WireClaim = WholeClaim;

/** All claims of one type in the last two years, from the gateway; the subscriber's own. */
export const ownClaims = (world: World, type = "medical", suffix = 0) =>
  claimsOf(world, "sub", { type, suffix, since: "2024-11-21" });

/** A claim billed at 100, with 60 paid and 20 owed. */
export const listedClaim = (id: string, more: Partial<WireClaim> = {}): WireClaim => ({
  ...claimAnswer(id),
  patientFirstName: "Ada",
  patientLastName: "Example",
  ...totals("100.00", "60.00", "20.00"),
  ...more,
});

export type ListRow = {
  readonly provider: string;
  readonly day: string;
  /** Empty if the heading names the member. */
  readonly member: string;
  readonly status: string;
  readonly icons: readonly string[];
  readonly owe: string;
  readonly href: string | undefined;
};

/** The rows of the list, top to bottom. */
export const rowsOf = ({ document }: Page): ListRow[] =>
  document.querySelectorAll(".filtered-list tbody tr").map((row) => {
    const cellOf = (label: string) => row.querySelector(`[data-label="${label}"]`);
    const status = cellOf("Status")?.querySelector(".badge");
    return {
      provider: textOf(cellOf("Provider")),
      day: textOf(cellOf("Service date")),
      member: textOf(cellOf("Member")),
      status: textOf(status),
      icons: iconsIn(status),
      owe: textOf(cellOf("You owe")),
      href: row
        .querySelector('[data-cell="details"] a')
        ?.getAttribute("href")
        ?.replaceAll("&amp;", "&"),
    };
  });

/** "Showing 1 to 20 of 88 claims", or the sentence for an empty list. */
export const countOf = (page: Page): string =>
  textsOf(page, ".filtered-list [role=status]")[0] ?? "";

/** The filters in use, as shown, with the address of the list without each. */
export const chipsOf = ({ document }: Page): (readonly [string, string])[] =>
  document
    .querySelectorAll("ul.chips a")
    .map((chip) => [seenIn(chip), hrefOf(chip.getAttribute("href"))] as const);

export const hrefOf = (attribute: string | undefined): string =>
  (attribute ?? "").replaceAll("&amp;", "&");

/** The page at an address, and its claims calls. */
export async function openList(
  world: World,
  browser: { open: (path: string) => Promise<Page> },
  path: string,
) {
  const { result: page, calls: all } = await calling(world, () => browser.open(path));
  return { page, all, asked: all.filter((call) => call.path.startsWith("/claims")) };
}

/** The page of `sub` at an address while the gateway has these medical claims. */
export const seeWith = (world: World, content: readonly unknown[], path = "/claims") =>
  seeDuring(
    world,
    { path: "claims/medical", body: { content, totalElements: content.length } },
    path,
  );

/**
 * The member has these medical claims, and none of other types, in the last two years; each can be read
 * by its number, too.
 */
export async function haveOnlyClaims(world: World, claims: readonly WholeClaim[]): Promise<void> {
  await world.mend();
  await world.fault(
    ...claims.map((body) => ({ path: `claims/medical/${body.id}`, body })),
    { path: "claims/medical", body: { content: claims, totalElements: claims.length } },
    { path: "claims/dental", body: { content: [], totalElements: 0 } },
    { path: "claims/vision", body: { content: [], totalElements: 0 } },
  );
}

export type Crowd = {
  readonly count: number;
  /** The gateway's largest page. */
  readonly most?: number;
  /** Whether the gateway tells the count. */
  readonly counted?: boolean;
};

/** Gives the gateway this many medical claims; returns the numbers of the pages that are asked for. */
export function haveClaims(
  world: World,
  { count, most = 1000, counted = true }: Crowd,
  claimAt: (index: number) => WireClaim,
): string[] {
  const asked: string[] = [];
  world.network.use(
    http.get(`${GATEWAY}/claims/medical`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const number = Number(searchParams.get("page"));
      const size = Math.min(most, Number(searchParams.get("size")));
      asked.push(`${number}`);
      const from = number * size;
      const length = Math.max(0, Math.min(size, count - from));
      const content = Array.from({ length }, (_, at) => claimAt(from + at));
      const totals = { number, size, totalElements: count, totalPages: Math.ceil(count / size) };
      return HttpResponse.json({ content, ...(counted && totals) });
    }),
  );
  return asked;
}
