import { strFromU8, unzipSync } from "fflate";
import { expect } from "vitest";
import { linkOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";

export const DOWNLOAD = "/account/download";

/** The files of an archive by name, as text. */
export type Files = Readonly<Record<string, string>>;

/** Confirms the password if asked, with the user name if asked. */
export async function confirm(
  browser: Visitor,
  fields?: Readonly<Record<string, string>>,
): Promise<Page> {
  const page = await browser.open(DOWNLOAD);
  const isAsked = page.document.querySelector("#password") !== null;
  const right = isAsked ? { "Current password": PASSWORD } : {};
  return browser.submit(page, "Continue", fields ?? right);
}

/** The address of the file, after the password. */
export async function linkTo(browser: Visitor, fields?: Record<string, string>): Promise<string> {
  const page = await confirm(browser, fields);
  return linkOf(page.document, "Download my data (ZIP)").getAttribute("href") ?? "";
}

/** The files of the archive by name; throws if it is incomplete. */
export async function filesOf(response: Response): Promise<Files> {
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]),
  );
}

/** The member's file, from the password to the last byte. */
export const download = async (browser: Visitor): Promise<Files> =>
  filesOf(await browser.send(await linkTo(browser)));

/** A file that must exist. */
export function fileOf(files: Files, name: string): string {
  const found = files[name];
  if (found === undefined) throw new Error(`the archive has no ${name}`);
  return found;
}
