import { getPage, signIn, sizesOf } from "./browser.ts";
import { coldVisits, warmVisit } from "./cold.ts";
import { besideBareRender } from "./load.ts";
import { BENEFITS_OVER_HOME_KB } from "./page-weight.ts";
import { startDashboard } from "./processes.ts";

// The pages of benefits, among them a plan of 300 dental services, and the comparison of two days.

const HTML_KB = 30;
const LEAST_RATIO = 0.5;
const ROUNDS = 2;
const SERVICES = 300;

/** The plan with 300 dental services, which bench/bare.ts renders as well. */
const MANY_SERVICES = "odd-tabs";
const COMPARE = "/benefits/compare?from=2025-12-31&to=2026-01-01";

/** A page, what it weighs and what it asks for. */
async function asked(path: string, username?: string) {
  const { html } = await getPage(path, await signIn(username));
  return {
    html,
    figures: {
      ...(await sizesOf(html)),
      ...(await coldVisits(path, username)),
      ...(await warmVisit(path, username)),
    },
  };
}

/** The same, and how many a second it answers beside the bare rendering. */
export async function rendered(path: string, username?: string) {
  const { html, figures } = await asked(path, username);
  return {
    html,
    figures: { ...figures, ...(await besideBareRender(path, await signIn(username))) },
  };
}

export async function measureBenefits() {
  const { child } = await startDashboard();
  try {
    const medical = await rendered("/benefits/medical");
    const dental = await rendered("/benefits/dental", MANY_SERVICES);
    const services = new Set(dental.html.match(/href="\/services\/dental\/[^"?]+/g)).size;
    const compare = await asked(COMPARE);
    return {
      "/benefits/medical": medical.figures,
      "/benefits/dental": { services, ...dental.figures },
      "/benefits/compare": compare.figures,
    };
  } finally {
    child.removeAllListeners("exit").kill("SIGKILL");
  }
}

/** Throws where a page exceeds a limit. */
export function checkBenefits(
  results: Awaited<ReturnType<typeof measureBenefits>>,
  home: { readonly scriptGzKb: number },
): void {
  const { services } = results["/benefits/dental"];
  if (services !== SERVICES) throw new Error(`/benefits/dental shows ${services} services`);
  for (const [path, it] of Object.entries(results)) {
    const over = it.scriptGzKb - home.scriptGzKb;
    const limits: readonly (readonly [what: string, isHeld: boolean])[] = [
      [`${it.gatewayRounds} rounds to the gateway`, it.gatewayRounds <= ROUNDS],
      [`asked twice: ${it.gatewayCallsTwice.join()}`, it.gatewayCallsTwice.length === 0],
      [`${it.warmGatewayCalls} calls while warm`, it.warmGatewayCalls === 0],
      [`${it.htmlGzKb} kB of HTML`, it.htmlGzKb <= HTML_KB],
      [`${over.toFixed(1)} kB of script more than home`, over <= BENEFITS_OVER_HOME_KB],
      ["too few a second", !("ratioToStreamRender" in it) || it.ratioToStreamRender >= LEAST_RATIO],
    ];
    for (const [what, isHeld] of limits) if (!isHeld) throw new Error(`${path}: ${what}`);
  }
}
