import type { DatabaseSync } from "node:sqlite";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { claimAnswer, providerIdOf } from "../world/claim-answer.ts";
import { CLAIM_STATUSES } from "../world/claim-specs.ts";
import { eobAnswer, eobsOf } from "../world/eob-answer.ts";
import type { Family } from "../world/family.ts";
import { claimsOf } from "../world/make-claims.ts";
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

function seed(database: DatabaseSync, family: Family, day: PlainDate): void {
  const claims = claimsOf(family, day);
  inTransaction(database, () => {
    const old = "(SELECT id FROM eob WHERE family = ?)";
    database.prepare(`DELETE FROM eob_claim WHERE eob IN ${old}`).run(family.number);
    database.prepare("DELETE FROM eob WHERE family = ?").run(family.number);
    database.prepare("DELETE FROM claim WHERE family = ?").run(family.number);
    const intoClaim = database.prepare("INSERT INTO claim VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    for (const claim of claims) {
      const { id, suffix, type, spec: sketch } = claim;
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
      for (const { id, spec: sketch } of eob.claims) {
        intoEobClaim.run(id, eob.documentId, providerIdOf(sketch));
      }
    }
    database.prepare("INSERT OR REPLACE INTO seeded VALUES (?, ?)").run(family.number, day);
  });
}
