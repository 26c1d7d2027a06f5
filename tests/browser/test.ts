import { expect, test as base } from "@playwright/test";
import type { BrandKey } from "#app/brand/brand.ts";
import { brandsFile } from "#tests/harness/world/brands-file.ts";
import { openRealWorld, type RealWorld } from "#tests/harness/world/real-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { reportViolations, watch, type Guard } from "./guard.ts";
import { makePagesLate } from "./late-pages.ts";
import { startNeighbourSite, type NeighbourSite } from "./neighbour-site.ts";
import { openScripted } from "./scripted.ts";

export { expect };
export { PASSWORD } from "#server/sandbox/personas/personas.ts";

/** Every width that the layout is made for: phone, tablet, desktop. */
export const WIDTHS = [390, 768, 1280] as const;

/** A phone with text twice as large, or a desktop at four times its size. */
export const NARROW = { width: 320, height: 700 } as const;

type Options = {
  /** The brand whose host the test uses. */
  readonly brand: BrandKey;
};

type Fixtures = {
  readonly guard: Guard;
  /** Replaces the browser's cookies by a signed-in session of this persona; opens no page. */
  readonly enter: (persona: string) => Promise<void>;
};

type WorkerFixtures = {
  /** The carrier's eBill; also the SSO of the relationship dashboard, and a directory. */
  readonly ebill: NeighbourSite;
  /** Another application of the carrier, which posts its members' tokens. */
  readonly partner: NeighbourSite;
  /** The folder of the product that the dashboard runs; the repository when undefined. */
  readonly productFolder: string | undefined;
  /** A dashboard and a sandbox gateway of this worker only: its faults reach no other test. */
  readonly world: RealWorld;
};

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  ebill: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
    async ({}, use) => {
      const site = await startNeighbourSite("ebill.localhost");
      await use(site);
      site.close();
    },
    { scope: "worker" },
  ],

  partner: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
    async ({}, use) => {
      const site = await startNeighbourSite("apps.localhost");
      await use(site);
      site.close();
    },
    { scope: "worker" },
  ],

  productFolder: [undefined, { scope: "worker", option: true }],

  world: [
    async ({ ebill, partner, productFolder }, use) => {
      const world = await openRealWorld({
        folder: productFolder,
        env: {
          BRANDS_FILE: brandsFile({
            shared: {
              links: {
                ebill: `${ebill.origin}/start`,
                directories: { dental: `${ebill.origin}/dentists` },
              },
            },
          }),
          CRM_SSO_URL: `${ebill.origin}/crm`,
          CRM_TEST_ENVIRONMENT: "test",
          APPLICATION_ORIGINS: partner.origin,
          // Walks wait for what is shown, not for how soon.
          NEUTRAL_ANSWER_MS: "0",
          GATEWAY_TIMEOUT_MS: "100000",
        },
      });
      await use(world);
      await world.close();
    },
    { scope: "worker" },
  ],

  brand: ["carrier", { option: true }],

  /**
   * With or without script, as the walk's title says; a single project, so that workers, with their
   * servers, serve both kinds.
   */
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
  javaScriptEnabled: async ({}, use, { title }) => {
    const [mode, ...more] = title.match(/@(?:no-)?js\b/g) ?? [];
    if (mode === undefined || more.length > 0) throw new Error(`@js or @no-js is not in: ${title}`);
    await use(mode === "@js");
  },

  baseURL: async ({ world, brand }, use) => {
    await use(`http://${HOST[brand]}:${world.dashboard.port}`);
  },

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) openScripted(page);
    await use(page);
  },

  guard: [
    async ({ context, baseURL, world }, use) => {
      await world.reset();
      await context.addInitScript(reportViolations);
      await makePagesLate(context);
      const watched = watch(context, baseURL ?? "");
      await use(watched);
      expect(await watched.problems()).toEqual([]);
    },
    { auto: true },
  ],

  enter: async ({ context, world, brand }, use) => {
    await use(async (persona) => {
      const visitor = await world.enter(persona, HOST[brand]);
      await context.clearCookies();
      await context.addCookies(
        [...visitor.jar].map(([name, { value, path }]) => ({
          name,
          value,
          path,
          domain: HOST[brand],
          httpOnly: true,
          secure: true,
          sameSite: "Strict" as const,
        })),
      );
    });
  },
});
