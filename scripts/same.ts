import { parseArgs } from "node:util";
import { personas } from "#server/sandbox/personas/personas.ts";
import { HOST } from "#tests/harness/world/scene.ts";
import { askWithFaults } from "./same/faults.ts";
import { pressForms } from "./same/forms.ts";
import { createPair } from "./same/pair.ts";
import { openStates } from "./same/states.ts";
import { MEMBER_STARTS, VISITOR_STARTS, walk } from "./same/walk.ts";

// `npm run same -- REF [--persona NAME]… [--path PATTERN] [--skip forms|faults]…`: builds another
// commit of the product in a separate folder, sends both builds the same requests, each beside its
// own sandbox, and prints each difference of status, redirects, headers, cookies, HTML without
// scripts, and calls to the gateway. Covers all personas of all brands, visitors, every link and
// form, and the subscriber's pages with the faults of each of their calls; or what the options
// name. Ends with 1 if there is a difference.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    persona: { type: "string", multiple: true },
    path: { type: "string", default: "" },
    skip: { type: "string", multiple: true, default: [] },
  },
});
const [ref] = positionals;
if (ref === undefined) {
  process.stderr.write("npm run same -- REF: which state of the product to compare with?\n");
  process.exit(2);
}

const isAsked = (name: string) => values.persona?.includes(name) ?? true;
const only = new RegExp(values.path);
const states = await openStates(ref);
try {
  const pair = createPair(states);
  for (const host of Object.values(HOST)) {
    const visitors = isAsked("visitor") ? [null] : [];
    const members = personas.filter((one) => one.host === host && isAsked(one.username));
    for (const persona of [...visitors, ...members]) {
      // oxlint-disable-next-line no-await-in-loop -- what one persona saves is undone before the next
      await askAs(persona?.username ?? null, host);
    }
  }
  if (!values.skip.includes("faults") && isAsked("sub")) await askWithFaults(pair, states, only);
  process.stdout.write(pair.report());
  process.exitCode = pair.differences === 0 ? 0 : 1;

  async function askAs(username: string | null, host: string): Promise<void> {
    const began = performance.now();
    const who = `${host} ${username ?? "visitor"}`;
    const browsers = await pair.browsers(host, username);
    const starts = username === null ? VISITOR_STARTS : MEMBER_STARTS;
    const pages = await walk(pair, { who, browsers, starts, only });
    if (!values.skip.includes("forms")) await pressForms(pair, { who, browsers, pages });
    await states.reset();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stderr.write(`${who}: ${pages.length} pages, ${seconds} s\n`);
  }
} finally {
  await states.close();
}
process.exit();
