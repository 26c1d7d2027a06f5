import { expect, test } from "vitest";
import { lineAnswer, wholeClaim } from "#tests/harness/claim-answers.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { textOf } from "#tests/harness/visitor.ts";

const world = useWorld();

test.each([
  ["sub", "medical", "503-555-0150"],
  ["sub", "dental", "503-555-0151"],
  // Vision has no line of its own.
  ["sub", "vision", "503-555-0100"],
  ["ma", "medical", "503-555-0155"],
])(
  "CLAIM-04 S-29 whom %s calls about a denied %s claim is the line of that plan, %s",
  async (...row) => {
    const [persona, type, phone] = row;
    const denied = wholeClaim([lineAnswer()], { claimStatusDescription: "Denied" });
    await world.fault({ path: "claims/{type}/{id}", body: denied });
    const page = await world.see(persona, `/claims/${type}/C1/0`);
    const denial = page.document.querySelector('section[aria-label="What you can do"]');
    expect(textOf(denial)).toContain(`Call ${phone}`);
  },
);
