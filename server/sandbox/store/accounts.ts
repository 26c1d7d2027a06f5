import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { findCrowdPersona, findPersona, personas, type Account } from "../personas.ts";

/** Everybody who can sign in: the personas, the crowd, and whoever registered. */
export type AccountStore = {
  /** The account of a user name, whatever its letter case. */
  find(username: string): Account | undefined;
  /** The account of that member of a family, in whichever of their groups the family is. */
  findOf(family: string, suffix: number): Account | undefined;
  /** Makes an account. The name must be free, and the member without one. */
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
      // One of the crowd is a family of one, and goes by the family's name.
      const one = suffix === 0 ? findCrowdPersona(family, crowd) : undefined;
      return persona ?? one ?? registered(byMember.get(family, suffix));
    },
    register({ username, domainId, family, suffix }) {
      insert.run(username, domainId, family, suffix);
      return { ...ORDINARY, username, domainId, family, suffix };
    },
  };
}

/** What all who registered have in common. */
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
