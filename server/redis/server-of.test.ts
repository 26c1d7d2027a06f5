import { expect, test } from "vitest";
import { serverOf } from "./store.ts";

const info = (version: string, role = "master") =>
  ["# Server", `redis_version:${version}`, "run_id:a1b2", "# Replication", `role:${role}`].join(
    "\r\n",
  );

test.each([
  ["of the oldest usable version", info("7.0.0"), { id: "a1b2" }],
  ["of a later version", info("10.1.0"), { id: "a1b2" }],
  ["of an older version", info("6.2.14"), { id: "a1b2", fault: { name: "StoreTooOldError" } }],
  [
    "that is a replica",
    info("7.2.4", "slave"),
    { id: "a1b2", fault: { name: "StoreReadOnlyError" } },
  ],
  ["without version and role", "", { id: "unknown" }],
])("a server %s is read from INFO", (_, text, read) => {
  const { fault, ...server } = serverOf(text);
  expect({ ...server, ...(fault && { fault: { name: fault.name } }) }).toEqual(read);
});
