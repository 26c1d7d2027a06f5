import type { DatabaseSync } from "node:sqlite";
import { jsonColumn } from "./json-column.ts";

/** Changes by members, which override the seeded data. `owner` is a member key. */
export type ChangeStore = {
  /** The value last written under `name`; undefined when none was. */
  find(owner: string, name: string): unknown;
  write(owner: string, name: string, value: unknown): void;
};

export function createChangeStore(database: DatabaseSync): ChangeStore {
  const find = database.prepare("SELECT value FROM change WHERE owner = ? AND name = ?");
  const write = database.prepare("INSERT OR REPLACE INTO change VALUES (?, ?, ?)");
  return {
    find(owner, name) {
      const row = find.get(owner, name);
      return row === undefined ? undefined : jsonColumn(row, "value");
    },
    write(owner, name, value) {
      write.run(owner, name, JSON.stringify(value));
    },
  };
}
