import type { DatabaseSync } from "node:sqlite";
import type { z } from "zod";
import type { ClaimType } from "#server/gateway/calls/claims/claims.ts";
import type { eob, eobsMetadata } from "#server/gateway/calls/claims/eobs.ts";
import type { Family } from "../world/families/family.ts";
import { jsonColumn } from "./json-column.ts";
import { findPage, listDistinct, listOrNull, type Condition, type Page } from "./page.ts";
import type { SeedClaims } from "./seed-claims.ts";

/** Filters of a list of EOBs; a null suffix stands for the whole family. */
type EobsWindow = {
  readonly type: ClaimType | null;
  readonly suffix: number | null;
  readonly startDate: string;
  readonly endDate: string;
  /** Suffixes of members whose EOBs are left out. */
  readonly withheld: readonly number[];
};

type EobsFilter = EobsWindow & {
  readonly providerIds: readonly string[];
  readonly page: number;
  readonly size: number;
};

export type EobBody = z.input<typeof eob>;

/** EOBs, stored as the gateway answers them. */
export type EobStore = {
  listEobs(family: Family, filter: EobsFilter): Page<EobBody>;
  /** The EOBs of a claim, at most one. */
  listEobsOfClaim(family: Family, claimId: string): EobBody[];
  findEob(family: Family, documentId: string, withheld: readonly number[]): EobBody | undefined;
  /** The EOB with this PDF id. */
  findEobOfPdf(
    family: Family,
    pdfDocumentId: string,
    withheld: readonly number[],
  ): EobBody | undefined;
  /** Providers of the claims explained by the EOBs of a window. */
  listProviders(family: Family, window: EobsWindow): z.input<typeof eobsMetadata.answer>;
};

export function createEobStore(database: DatabaseSync, seeded: SeedClaims): EobStore {
  const seen = "suffix NOT IN (SELECT value FROM json_each(?))";
  const byId = database.prepare(`SELECT body FROM eob WHERE family = ? AND id = ? AND ${seen}`);
  const byPdf = database.prepare(
    `SELECT body FROM eob WHERE family = ? AND body ->> '$.pdfDocumentId' = ? AND ${seen}`,
  );
  const byClaim = database.prepare(
    `SELECT eob.body FROM eob JOIN eob_claim ON eob_claim.eob = eob.id
     WHERE eob.family = ? AND eob_claim.claim = ?`,
  );

  const within = (family: Family, window: EobsWindow): readonly Condition[] => [
    ["eob.family = ?", seeded(family)],
    ["eob.suffix = ?", window.suffix],
    ["eob.type = ?", window.type],
    ["eob.day >= ?", window.startDate],
    ["eob.day <= ?", window.endDate],
    [`eob.${seen}`, JSON.stringify(window.withheld)],
  ];

  return {
    listEobs(family, { providerIds, page, size, ...window }) {
      const ofProviders: Condition = [
        `id IN (SELECT eob FROM eob_claim
          WHERE provider IN (SELECT value FROM json_each(?)))`,
        listOrNull(providerIds),
      ];
      const conditions = [...within(family, window), ofProviders];
      return findPage(database, "eob", asEob, conditions, { page, size });
    },
    listEobsOfClaim: (family, claimId) =>
      byClaim.all(seeded(family), claimId).map((row) => asEob(jsonColumn(row, "body"))),
    findEob(family, documentId, withheld) {
      const row = byId.get(seeded(family), documentId, JSON.stringify(withheld));
      return row && asEob(jsonColumn(row, "body"));
    },
    findEobOfPdf(family, pdfDocumentId, withheld) {
      const row = byPdf.get(seeded(family), pdfDocumentId, JSON.stringify(withheld));
      return row && asEob(jsonColumn(row, "body"));
    },
    listProviders(family, window) {
      const table =
        "eob JOIN eob_claim ON eob_claim.eob = eob.id JOIN claim ON claim.id = eob_claim.claim";
      const providers = listDistinct(database, table, within(family, window), {
        value: "claim.provider",
        name: "claim.body ->> '$.provider.providerName'",
      });
      return {
        providers: providers.map(({ value, name }) => ({ providerId: value, providerName: name })),
      };
    },
  };
}

// The column's JSON was written by `seedClaims`.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asEob = (body: unknown) => body as EobBody;
