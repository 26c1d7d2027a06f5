import { filesOf, gzKb } from "./measures/page-weight.ts";
import { PORT, SANDBOX_PORT } from "./processes.ts";

export const ORIGIN = `http://localhost:${PORT}`;

/** Signs in over HTTP and returns the Cookie header of the session. */
export async function signIn(username = "sub"): Promise<string> {
  const response = await fetch(`${ORIGIN}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: ORIGIN },
    body: new URLSearchParams({ username, password: "Sandbox-2026" }),
  });
  if (response.status !== 303) throw new Error(`sign-in answered ${response.status}`);
  const landing = await fetch(`${ORIGIN}/sso-landing`, {
    headers: { cookie: sessionCookies(response) },
    redirect: "manual",
  });
  if (landing.status !== 302) throw new Error(`the landing answered ${landing.status}`);
  return sessionCookies(landing);
}

/** The Cookie header a browser would send after this answer. */
export function sessionCookies(response: Response): string {
  return response.headers
    .getSetCookie()
    .filter((line) => !/max-age=0/i.test(line))
    .map((line) => line.split(";")[0])
    .join("; ");
}

export async function getPage(path: string, cookie: string): Promise<{ html: string; ms: number }> {
  const start = performance.now();
  const response = await fetch(`${ORIGIN}${path}`, { headers: { cookie }, redirect: "manual" });
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return { html, ms: performance.now() - start };
}

/** What a first visit to the page transfers, in kilobytes after gzip. */
export async function sizesOf(html: string) {
  const { scripts, styles } = filesOf(html);
  return {
    htmlGzKb: gzKb([html]),
    scriptGzKb: gzKb(await Promise.all(scripts.map(fetched))),
    cssGzKb: gzKb(await Promise.all(styles.map(fetched))),
  };
}

async function fetched(address: string): Promise<Buffer> {
  const response = await fetch(new URL(address, ORIGIN));
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The sandbox's control surface. */
export async function control(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`http://localhost:${SANDBOX_PORT}/__sandbox/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  const text = await response.text();
  return text === "" ? undefined : (JSON.parse(text) as unknown);
}
