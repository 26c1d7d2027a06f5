import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { findCrowdPersona, findPersona, personas, type Account } from "../personas/personas.ts";

/** All accounts: the personas, the crowd, and registered members. */
export type AccountStore = {
  /** The account of a user name, whatever its letter case. */
  find(username: string): Account | undefined;
  /** The account of a member, whichever of their groups the family belongs to. */
  findOf(family: string, suffix: number): Account | undefined;
  /** Creates an account. The name must be free, and the member without an account. */
  register(made: Pick<Account, "username" | "domainId" | "family" | "suffix">): Account;
};

export function createAccountStore(database: DatabaseSync, crowd: number): AccountStore {
  const byName = database.prepare("SELECT * FROM account WHERE username = ?");
  const byMember = database.prepare("SELECT * FROM account WHERE family = ? AND suffix = ?");
  const insert = database.prepare("INSERT INTO account VALUES (?, ?, ?, ?)");
  return {
    find(username) {
      const name = username.trim().toLowerCase();
      return findPersona(name, crowd) ?? registered(byName.get(name));
    },
    findOf(family, suffix) {
      const persona = personas.find(
        (each) =>
          each.suffix === suffix && (each.family === family || each.otherFamilies.includes(family)),
      );
      // A persona of the crowd is a family of one, named as the family.
      const one = suffix === 0 ? findCrowdPersona(family, crowd) : undefined;
      return persona ?? one ?? registered(byMember.get(family, suffix));
    },
    register({ username, domainId, family, suffix }) {
      insert.run(username, domainId, family, suffix);
      return { ...ORDINARY, username, domainId, family, suffix };
    },
  };
}

/** Defaults of registered accounts. */
const ORDINARY = {
  alsoDomainIds: [],
  otherFamilies: [],
  role: "member",
  status: "ACT",
  redirects: false,
} as const;

function registered(row: Record<string, SQLOutputValue> | undefined): Account | undefined {
  return (
    row && {
      ...ORDINARY,
      username: String(row["username"]),
      domainId: Number(row["domain"]),
      family: String(row["family"]),
      suffix: Number(row["suffix"]),
    }
  );
}
