import type { BrowserContext, ConsoleMessage, Response } from "@playwright/test";

/** Events that a test expects although pages must not cause them otherwise. */
export type Guard = {
  /** Answers with these statuses are expected. */
  readonly expectStatus: (...statuses: readonly number[]) => void;
  /** The test takes the connection away, which the browser and the router report. */
  readonly expectNoConnection: () => void;
  /** The test visits this other site, so requests to it are allowed. */
  readonly expectSite: (origin: string) => void;
};

/** The violations that a guard saw; empty when there were none. */
type Watch = Guard & { readonly problems: () => Promise<readonly string[]> };

const NO_CONNECTION =
  /^Failed to load resource: net::ERR_|^Error loading route module|Failed to fetch dynamically/;
const FAILED_LOAD = /^Failed to load resource: the server responded with a status of (\d+)/;

/**
 * Watches every page of a browser for violations: errors or warnings on the console, exceptions,
 * requests to other origins, breaches of the content security policy, and inline styles, which that
 * policy would drop.
 */
export function watch(context: BrowserContext, origin: string): Watch {
  const statuses = new Set<number>();
  let isCut = false;
  const sites = new Set([origin]);
  const logged: ConsoleMessage[] = [];
  const thrown: string[] = [];
  const requested: string[] = [];
  const answers: Promise<{ url: string; status: number; faults: string[] }>[] = [];

  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) logged.push(message);
  });
  context.on("weberror", (error) => thrown.push(error.error().message));
  context.on("request", (request) => {
    if (/^https?:/.test(request.url())) requested.push(request.url());
  });
  context.on("response", (response) => {
    if (new URL(response.url()).origin === origin) answers.push(inspect(response));
  });

  return {
    expectStatus: (...expected) => expected.forEach((status) => statuses.add(status)),
    expectNoConnection: () => void (isCut = true),
    expectSite: (site) => sites.add(site),
    async problems() {
      const seen = await Promise.all(answers);
      return [
        ...logged
          .map((it) => it.text())
          .filter((text) => !isMeant(text, statuses) && !(isCut && NO_CONNECTION.test(text)))
          .map((text) => `said: ${text}`),
        ...thrown.map((text) => `threw: ${text}`),
        ...requested.filter((url) => !sites.has(new URL(url).origin)).map((url) => `asked ${url}`),
        ...seen
          .filter(({ status }) => status >= 400 && !statuses.has(status))
          .map(({ url, status }) => `got ${status} from ${url}`),
        ...seen.flatMap(({ url, faults }) => faults.map((fault) => `${url} ${fault}`)),
      ];
    },
  };
}

/** The browser's message about an answer that the test expects. */
function isMeant(text: string, statuses: ReadonlySet<number>): boolean {
  return statuses.has(Number(FAILED_LOAD.exec(text)?.[1]));
}

async function inspect(response: Response) {
  const url = response.url();
  const status = response.status();
  const headers = response.headers();
  const faults: string[] = [];
  if (headers["content-type"]?.startsWith("text/html")) {
    if (headers["content-security-policy"] === undefined) {
      faults.push("has no content security policy");
    }
    // The browser drops the text of a page that was left or closed at once.
    const html = await response.text().catch(() => "");
    if (html.includes(' style="')) faults.push("holds an inline style");
  }
  return { url, status, faults };
}

/** Makes every page report violations of its policy as console errors, which the guard sees. */
export function reportViolations(): void {
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    // oxlint-disable-next-line no-console -- runs in the page; the console is what is watched
    console.error(`policy broken: ${violatedDirective} by ${blockedURI}`);
  });
}
