import { getPage, signIn, sizesOf } from "./browser.ts";
import { coldVisits } from "./cold.ts";
import { startDashboard } from "./processes.ts";

// The pages of the account, and the forms that open in them.

const PAGES = [
  "/account",
  "/account/summary",
  "/account/member-information",
  "/account/settings",
  "/account/settings?edit=preferences",
  "/account/plan-benefits",
  "/account/ebill",
  "/account/download",
  "/account/confidential",
] as const;
const HTML_KB = 20;
const ROUNDS = 2;

type Figures = Awaited<ReturnType<typeof figuresOf>>;

async function figuresOf(path: string, homeScriptGzKb: number) {
  const { html } = await getPage(path, await signIn());
  const sizes = await sizesOf(html);
  const over = sizes.scriptGzKb - homeScriptGzKb;
  return { ...sizes, scriptOverHomeGzKb: Math.round(over * 10) / 10, ...(await coldVisits(path)) };
}

export async function measureAccount(): Promise<Record<string, Figures>> {
  const { child } = await startDashboard();
  try {
    const home = await sizesOf((await getPage("/home", await signIn())).html);
    const results: Record<string, Figures> = {};
    for (const path of PAGES) results[path] = await figuresOf(path, home.scriptGzKb);
    return results;
  } finally {
    child.removeAllListeners("exit").kill("SIGKILL");
  }
}

/** Throws where a page exceeds a limit. */
export function checkAccount(results: Record<string, Figures>): void {
  for (const [path, it] of Object.entries(results)) {
    const limits: readonly (readonly [what: string, isHeld: boolean])[] = [
      [`${it.gatewayRounds} rounds to the gateway`, it.gatewayRounds <= ROUNDS],
      [`asked twice: ${it.gatewayCallsTwice.join()}`, it.gatewayCallsTwice.length === 0],
      [`HTML of ${it.htmlGzKb} kB`, it.htmlGzKb <= HTML_KB],
    ];
    const broken = limits.filter(([, isHeld]) => !isHeld).map(([what]) => what);
    if (broken.length > 0) throw new Error(`${path}: ${broken.join("; ")}`);
  }
}
