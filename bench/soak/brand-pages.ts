import { EVERY_PAGE, type BrandPage } from "#tests/browser/pages/every-page.ts";
import { HOST } from "#tests/harness/world/scene.ts";
import type { TwoProcesses } from "#tests/harness/processes/two-processes.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { think, visit, type Soak } from "./visits.ts";

const THINK_MS = 400;

const LEFT_OUT = new Set([
  // A pending sign-in gets no further than these.
  "/group-selection",
  "/update-preferences",
  "/login-as",
  "/registration-policies",
  // Members with only dental plans have no such card.
  "/id-card/mail/M",
]);

/** Opens all pages of a brand one after the other, as visitor and as member, again and again. */
export async function walkBrand(brand: BrandPage["brand"], world: TwoProcesses, soak: Soak) {
  const pages = EVERY_PAGE.filter((page) => page.brand === brand && !LEFT_OUT.has(page.path));
  const members = new Map<string, Visitor>();
  const visitor = world.visitor(HOST[brand]);
  while (!soak.signal.aborted) {
    for (const { path, persona, status } of pages) {
      if (soak.signal.aborted) return;
      await think(THINK_MS, soak.signal);
      const browser = persona === null ? visitor : await memberOf(persona);
      if (browser === null) continue;
      const expected = { status, session: persona !== null, own: null };
      await visit(soak, () => browser.send(path), `${brand} ${path}`, expected);
    }
    soak.tally.count(`rounds of all pages, ${brand}`);
  }

  /** Null where the sign-in failed, which is allowed while the store is away. */
  async function memberOf(persona: string): Promise<Visitor | null> {
    const known = members.get(persona);
    if (known !== undefined) return known;
    const entered = await world.enter(persona, HOST[brand]).catch(() => null);
    if (entered === null || !entered.jar.has("access_token")) return null;
    members.set(persona, entered);
    return entered;
  }
}
