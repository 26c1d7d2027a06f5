import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { LRUCache } from "lru-cache";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { claimAnswer, providerIdOf } from "../world/claims/claim-answer.ts";
import { CLAIM_STATUSES } from "../world/claims/claim-specs.ts";
import { eobAnswer, eobsOf } from "../world/claims/eob-answer.ts";
import type { Family } from "../world/families/family.ts";
import { claimsOf } from "../world/claims/make-claims.ts";
import { inTransaction } from "./database.ts";

/**
 * Generates a family's claims and EOBs at their first use on a day, and returns the family's
 * number, which is the key of the rows.
 */
export type SeedClaims = (family: Family) => number;

export function createSeedClaims(database: DatabaseSync, today: () => PlainDate): SeedClaims {
  const seededOn = database.prepare("SELECT day FROM seeded WHERE family = ?");
  return (family) => {
    const day = today();
    if (seededOn.get(family.number)?.["day"] !== day) seed(database, family, day);
    return family.number;
  };
}

type Rows = {
  readonly claims: readonly SQLInputValue[][];
  readonly eobs: readonly SQLInputValue[][];
  readonly eobClaims: readonly SQLInputValue[][];
};

/** By family and day, which determine them: the sandboxes of one process share them. */
const made = new LRUCache<string, Rows>({ max: 64 });

function rowsOf(family: Family, day: PlainDate): Rows {
  const key = `${family.code} ${day}`;
  const rows = made.get(key) ?? makeRows(family, day);
  made.set(key, rows);
  return rows;
}

function makeRows(family: Family, day: PlainDate): Rows {
  const claims = claimsOf(family, day);
  const eobs = eobsOf(claims);
  return {
    claims: claims.flatMap((claim) => {
      const { id, suffix, type, spec: sketch } = claim;
      const patient = family.members.find((member) => member.suffix === suffix);
      if (patient === undefined) return [];
      const { code } = CLAIM_STATUSES[sketch.status];
      const body = JSON.stringify(claimAnswer(claim, patient));
      return [[id, family.number, suffix, type, claim.day, code, providerIdOf(sketch), body]];
    }),
    eobs: eobs.map((eob) => {
      const { suffix, type, paidOn } = eob.claims[0];
      const body = JSON.stringify(eobAnswer(eob, family));
      return [eob.documentId, family.number, suffix, type, paidOn, body];
    }),
    eobClaims: eobs.flatMap((eob) =>
      eob.claims.map(({ id, spec: sketch }) => [id, eob.documentId, providerIdOf(sketch)]),
    ),
  };
}

function seed(database: DatabaseSync, family: Family, day: PlainDate): void {
  const { claims, eobs, eobClaims } = rowsOf(family, day);
  inTransaction(database, () => {
    const old = "(SELECT id FROM eob WHERE family = ?)";
    database.prepare(`DELETE FROM eob_claim WHERE eob IN ${old}`).run(family.number);
    database.prepare("DELETE FROM eob WHERE family = ?").run(family.number);
    database.prepare("DELETE FROM claim WHERE family = ?").run(family.number);
    const intoClaim = database.prepare("INSERT INTO claim VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    for (const row of claims) intoClaim.run(...row);
    const intoEob = database.prepare("INSERT INTO eob VALUES (?, ?, ?, ?, ?, ?)");
    for (const row of eobs) intoEob.run(...row);
    const intoEobClaim = database.prepare("INSERT INTO eob_claim VALUES (?, ?, ?)");
    for (const row of eobClaims) intoEobClaim.run(...row);
    database.prepare("INSERT OR REPLACE INTO seeded VALUES (?, ?)").run(family.number, day);
  });
}
