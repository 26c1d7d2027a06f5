import type { DatabaseSync } from "node:sqlite";
import type { PlainDate } from "../../../app/rules/plain-date.ts";
import type { z } from "zod";
import type { claim, ClaimType } from "../../gateway/claims.ts";
import type { eob } from "../../gateway/eobs.ts";
import { claimAnswer, providerIdOf } from "../world/claim-answer.ts";
import { CLAIM_STATUSES } from "../world/claim-runs.ts";
import { eobAnswer, eobsOf } from "../world/eob-answer.ts";
import type { Family } from "../world/family.ts";
import { claimsOf } from "../world/make-claims.ts";
import { inTransaction } from "./database.ts";
import { jsonColumn } from "./json-column.ts";
import { findPage, type Page } from "./page.ts";

type Window = { readonly startDate: string; readonly endDate: string };
type Slice = { readonly page: number; readonly size: number };

type ClaimsFilter = Window &
  Slice & {
    readonly suffix: number;
    readonly type: ClaimType;
    readonly providerIds: readonly string[];
    readonly status: string | null;
  };

type EobsFilter = Window &
  Slice & {
    readonly type: ClaimType | null;
    readonly suffix: number | null;
    readonly providerIds: readonly string[];
  };

type ClaimBody = z.input<typeof claim>;
type EobBody = z.input<typeof eob>;

/** Claims and their explanations, in the gateway's words. */
export type ClaimStore = {
  listClaims(family: Family, filter: ClaimsFilter): Page<ClaimBody>;
  /** Whether the family has a claim of that id. */
  hasClaim(family: Family, id: string): boolean;
  listEobs(family: Family, filter: EobsFilter): Page<EobBody>;
  /** The explanations of one claim: one, or none. */
  listEobsOfClaim(family: Family, claimId: string): EobBody[];
};

/** The claims of `database`, made per family when somebody first asks for them on a day. */
export function createClaimStore(database: DatabaseSync, today: () => PlainDate): ClaimStore {
  const seededOn = database.prepare("SELECT day FROM seeded WHERE family = ?");
  const claimOf = database.prepare("SELECT id FROM claim WHERE family = ? AND id = ?");
  const eobOfClaim = database.prepare(
    `SELECT eob.body FROM eob JOIN eob_claim ON eob_claim.eob = eob.id
     WHERE eob.family = ? AND eob_claim.claim = ?`,
  );

  function seeded(family: Family): number {
    const day = today();
    if (seededOn.get(family.number)?.["day"] !== day) seed(database, family, day);
    return family.number;
  }

  return {
    listClaims(family, { suffix, type, startDate, endDate, providerIds, status, page, size }) {
      return findPage(
        database,
        "claim",
        asClaim,
        [
          ["family = ?", seeded(family)],
          ["suffix = ?", suffix],
          ["type = ?", type],
          ["day >= ?", startDate],
          ["day <= ?", endDate],
          ["status = ?", status],
          ["provider IN (SELECT value FROM json_each(?))", listOrNull(providerIds)],
        ],
        { page, size },
      );
    },
    hasClaim: (family, id) => claimOf.get(seeded(family), id) !== undefined,
    listEobs(family, { suffix, type, startDate, endDate, providerIds, page, size }) {
      return findPage(
        database,
        "eob",
        asEob,
        [
          ["family = ?", seeded(family)],
          ["suffix = ?", suffix],
          ["type = ?", type],
          ["day >= ?", startDate],
          ["day <= ?", endDate],
          [
            `id IN (SELECT eob FROM eob_claim
              WHERE provider IN (SELECT value FROM json_each(?)))`,
            listOrNull(providerIds),
          ],
        ],
        { page, size },
      );
    },
    listEobsOfClaim: (family, claimId) =>
      eobOfClaim.all(seeded(family), claimId).map((row) => asEob(jsonColumn(row, "body"))),
  };
}

// What `seed` writes as JSON comes back as what it was.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asClaim = (body: unknown) => body as ClaimBody;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asEob = (body: unknown) => body as EobBody;

const listOrNull = (items: readonly string[]): string | null =>
  items.length === 0 ? null : JSON.stringify(items);

function seed(database: DatabaseSync, family: Family, day: PlainDate): void {
  const claims = claimsOf(family, day);
  inTransaction(database, () => {
    const old = "(SELECT id FROM eob WHERE family = ?)";
    database.prepare(`DELETE FROM eob_claim WHERE eob IN ${old}`).run(family.number);
    database.prepare("DELETE FROM eob WHERE family = ?").run(family.number);
    database.prepare("DELETE FROM claim WHERE family = ?").run(family.number);
    const intoClaim = database.prepare("INSERT INTO claim VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    for (const claim of claims) {
      const { id, suffix, type, sketch } = claim;
      const patient = family.members.find((member) => member.suffix === suffix);
      if (patient === undefined) continue;
      const { code } = CLAIM_STATUSES[sketch.status];
      const body = JSON.stringify(claimAnswer(claim, patient));
      intoClaim.run(id, family.number, suffix, type, claim.day, code, providerIdOf(sketch), body);
    }
    const intoEob = database.prepare("INSERT INTO eob VALUES (?, ?, ?, ?, ?, ?)");
    const intoEobClaim = database.prepare("INSERT INTO eob_claim VALUES (?, ?, ?)");
    for (const eob of eobsOf(claims)) {
      const { suffix, type, paidOn } = eob.claims[0];
      const body = JSON.stringify(eobAnswer(eob, family));
      intoEob.run(eob.documentId, family.number, suffix, type, paidOn, body);
      for (const { id, sketch } of eob.claims) {
        intoEobClaim.run(id, eob.documentId, providerIdOf(sketch));
      }
    }
    database.prepare("INSERT OR REPLACE INTO seeded VALUES (?, ?)").run(family.number, day);
  });
}
