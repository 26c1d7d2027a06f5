import type { Page } from "@playwright/test";

const NOON = new Date("2026-11-21T12:00:00-08:00");
/** Later than any walk may take; a session is not yet warned of its end then. */
const LATER = new Date(NOON.getTime() + 600_000);

/** Call before the page is opened: its clock begins at noon. */
export const startClock = (page: Page) => page.clock.install({ time: NOON });

/** From here on only the test moves the clock. */
export const stopClock = (page: Page) => page.clock.pauseAt(LATER);
