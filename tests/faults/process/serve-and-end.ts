import { expect } from "vitest";
import { eventually } from "#tests/harness/eventually.ts";
import { OWN_HOST, ownPort } from "#tests/harness/network/own-host.ts";
import { launch } from "#tests/harness/processes/processes.ts";
import { dashboardEnvironment } from "#tests/harness/world/real-world.ts";

/** A port without a gateway. */
const NOBODY = 1;

/** A process whose log goes to `stdout` serves so many pages, and ends with 0 at SIGTERM. */
export async function expectToServeAndEnd(stdout: number, pages: number): Promise<void> {
  // No line of the log tells the port.
  const port = ownPort();
  const open = async (path: string) => {
    const response = await fetch(`http://${OWN_HOST}:${port}${path}`);
    await response.text();
    return response.status;
  };
  const own = { HOST: OWN_HOST, PORT: `${port}`, DRAIN_DELAY_MS: "0" };
  const run = launch(["server/main.ts"], { ...dashboardEnvironment(NOBODY), ...own }, { stdout });
  await eventually(() => open("/healthz"));
  for (let page = 0; page < pages; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one member goes from page to page
    expect(await open("/login")).toBe(200);
  }
  expect(await open("/healthz")).toBe(200);
  run.signal("SIGTERM");
  expect(await run.ended).toBe(0);
}
