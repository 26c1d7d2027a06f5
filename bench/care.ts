import { rendered } from "./benefits.ts";
import { startDashboard } from "./processes.ts";

// The pages of programs, referrals, documents and primary care. bench/bare.ts renders them as well.

const PAGES = [
  "/benefits/programs",
  "/benefits/referrals",
  "/documents",
  "/find-care/primary-care",
] as const;
const HTML_KB = 20;
const ROUNDS = 2;

type Figures = Awaited<ReturnType<typeof rendered>>["figures"];

export async function measureCare(): Promise<Record<string, Figures>> {
  const { child } = await startDashboard();
  try {
    const results: Record<string, Figures> = {};
    for (const path of PAGES) results[path] = (await rendered(path)).figures;
    return results;
  } finally {
    child.removeAllListeners("exit").kill("SIGKILL");
  }
}

/** Throws where a page exceeds a limit. */
export function checkCare(results: Record<string, Figures>): void {
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
