import type { DatabaseSync } from "node:sqlite";
import type { z } from "zod";
import type { claim } from "#server/gateway/calls/claims/claim.ts";
import type { claimsMetadata, ClaimType } from "#server/gateway/calls/claims/claims.ts";
import type { Family } from "../world/families/family.ts";
import { jsonColumn } from "./json-column.ts";
import { findPage, listDistinct, listOrNull, type Condition, type Page } from "./page.ts";
import type { SeedClaims } from "./seed-claims.ts";

type ClaimsWindow = {
  readonly suffix: number;
  readonly type: ClaimType;
  readonly startDate: string;
  readonly endDate: string;
};

type ClaimsFilter = ClaimsWindow & {
  readonly providerIds: readonly string[];
  readonly status: string | null;
  readonly page: number;
  readonly size: number;
};

type ClaimBody = z.input<typeof claim>;

/** Claims, stored as the gateway answers them. */
export type ClaimStore = {
  listClaims(family: Family, filter: ClaimsFilter): Page<ClaimBody>;
  /** A claim of that member and type. */
  findClaim(
    family: Family,
    name: Pick<ClaimsWindow, "suffix" | "type"> & { readonly id: string },
  ): ClaimBody | undefined;
  /** Whether the family has a claim with that id that is not of one of the `withheld` suffixes. */
  hasClaim(family: Family, id: string, withheld: readonly number[]): boolean;
  /** Providers and statuses among the claims of a window. */
  listChoices(family: Family, window: ClaimsWindow): z.input<typeof claimsMetadata.answer>;
};

export function createClaimStore(database: DatabaseSync, seeded: SeedClaims): ClaimStore {
  const byId = database.prepare(
    "SELECT body FROM claim WHERE family = ? AND suffix = ? AND type = ? AND id = ?",
  );
  const anyOfId = database.prepare("SELECT suffix FROM claim WHERE family = ? AND id = ?");

  const within = (family: Family, window: ClaimsWindow): readonly Condition[] => [
    ["family = ?", seeded(family)],
    ["suffix = ?", window.suffix],
    ["type = ?", window.type],
    ["day >= ?", window.startDate],
    ["day <= ?", window.endDate],
  ];

  return {
    listClaims(family, { providerIds, status, page, size, ...window }) {
      const more: readonly Condition[] = [
        ["status = ?", status],
        ["provider IN (SELECT value FROM json_each(?))", listOrNull(providerIds)],
      ];
      const conditions = [...within(family, window), ...more];
      return findPage(database, "claim", asClaim, conditions, { page, size });
    },
    findClaim(family, { suffix, type, id }) {
      const row = byId.get(seeded(family), suffix, type, id);
      return row && asClaim(jsonColumn(row, "body"));
    },
    hasClaim(family, id, withheld) {
      const suffix = anyOfId.get(seeded(family), id)?.["suffix"];
      return suffix !== undefined && !withheld.includes(Number(suffix));
    },
    listChoices(family, window) {
      const conditions = within(family, window);
      const providers = listDistinct(database, "claim", conditions, {
        value: "provider",
        name: "body ->> '$.provider.providerName'",
      });
      const statuses = listDistinct(database, "claim", conditions, {
        value: "status",
        name: "body ->> '$.claimStatusDescription'",
      });
      return {
        providers: providers.map(({ value, name }) => ({ providerId: value, providerName: name })),
        statuses: statuses.map(({ value, name }) => ({ code: value, description: name })),
      };
    },
  };
}

// The column's JSON was written by `seedClaims`.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asClaim = (body: unknown) => body as ClaimBody;
