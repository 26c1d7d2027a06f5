import { expect, test } from "vitest";
import { serverOf } from "./store.ts";

const info = (version: string, role = "master") =>
  ["# Server", `redis_version:${version}`, "run_id:a1b2", "# Replication", `role:${role}`].join(
    "\r\n",
  );

test.each([
  ["of this version", info("7.0.0"), { id: "a1b2" }],
  ["of a later one", info("10.1.0"), { id: "a1b2" }],
  ["that is too old", info("6.2.14"), { id: "a1b2", fault: { name: "StoreTooOldError" } }],
  ["that reads", info("7.2.4", "slave"), { id: "a1b2", fault: { name: "StoreReadOnlyError" } }],
  ["that says nothing of itself", "", { id: "unknown" }],
])("a server %s", (_, text, read) => {
  const { fault, ...server } = serverOf(text);
  expect({ ...server, ...(fault && { fault: { name: fault.name } }) }).toEqual(read);
});
