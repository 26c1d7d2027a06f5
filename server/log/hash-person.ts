import { text } from "node:stream/consumers";
import { settingsOrExit } from "#server/settings/settings-or-exit.ts";
import { HASHED, keyedHash } from "./audit.ts";

// Prints the log's hash of a person, to find their lines (docs/operations.md). The name is read
// from standard input, so that it is in no process list and no shell history.

const kind = HASHED.find((each) => each === process.argv[2]);
if (kind === undefined) {
  process.stderr.write(
    `Usage: node server/log/hash-person.ts ${HASHED.join("|")}, name on stdin\n`,
  );
  process.exit(2);
}
const name = (await text(process.stdin)).replace(/\r?\n$/, "");
const { AUDIT_KEY, SESSION_KEYS } = settingsOrExit();
// Without a key of its own, older lines have the hash of an older key of the ring.
for (const key of AUDIT_KEY === null ? SESSION_KEYS : [AUDIT_KEY]) {
  process.stdout.write(`${keyedHash(() => key)(kind, name)}\n`);
}
