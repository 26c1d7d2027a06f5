import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { useWorld } from "#tests/harness/world/use-world.ts";
import {
  SECTION_OVER_HOME_KB,
  filesOf,
  gzKb,
  importsOf,
} from "../../../../bench/measures/page-weight.ts";

// The bytes that a visitor downloads, in kilobytes after gzip.
const SCRIPT_OF_HOME_KB = 128.5;
const STYLE_KB = 13.7;
const STYLE_OF_SECTION_KB = 1.1;
const HTML_OF_HOME_KB = 25;
/**
 * 0.5 kB of it are the form library's own copies of language helpers, which have no public
 * replacement, and 0.4 kB the way to an identity provider, from log-in and before a form.
 */
const FORMS_KB = 13.9;

const CLIENT = join(import.meta.dirname, "../../../../build/en/client");
const built = (address: string): Buffer => readFileSync(join(CLIENT, address));

let home: string;
const world = useWorld();
beforeAll(async () => {
  const page = await world.see("sub", "/home");
  if (page.url.pathname !== "/home") throw new Error(`led to ${page.url.pathname}`);
  home = page.html;
});

/** The scripts that a page names, and all that these import in turn. */
function scriptsOf(html: string): string[] {
  const loaded = new Set(filesOf(html).scripts);
  for (const address of loaded) {
    for (const imported of importsOf(built(address).toString())) loaded.add(imported);
  }
  return [...loaded];
}

test("the script of /home is within its size limit", () => {
  const scripts = scriptsOf(home);
  // The entry, the list of routes, the libraries, and each route from the root to home.
  expect(scripts.length).toBeGreaterThanOrEqual(7);
  const kb = gzKb(scripts.map(built));
  process.stdout.write(
    `/home: script ${kb} kB in ${scripts.length} files, HTML ${gzKb([home])} kB\n`,
  );
  expect(kb).toBeLessThanOrEqual(SCRIPT_OF_HOME_KB);
});

test.each([
  ["a category", "/benefits/dental"],
  ["a year of claims", "/claims/year/2026"],
])("the script of %s is little more than that of /home", async (_of, path) => {
  const page = await world.see("sub", path);
  expect(page.status).toBe(200);
  const [own, homes] = [page.html, home].map((html) => gzKb(scriptsOf(html).map(built)));
  process.stdout.write(`${path}: script ${own} kB\n`);
  // Both have one decimal, which floats do not.
  const over = Math.round(((own ?? 0) - (homes ?? 0)) * 10) / 10;
  expect(over).toBeLessThanOrEqual(SECTION_OVER_HOME_KB);
});

test("/home preloads every script it imports", () => {
  expect(scriptsOf(home).toSorted()).toEqual(filesOf(home).scripts.toSorted());
});

test("libraries are one file without product code and without unused parts", () => {
  const isVendor = (address: string) => address.includes("vendor-");
  const codeOf = (names: readonly string[]) => names.map((name) => built(name).toString()).join("");
  const names = scriptsOf(home).filter(isVendor);
  expect(names).toHaveLength(1);
  expect(codeOf(names)).toContain("hydrateRoot");
  expect(codeOf(names)).not.toMatch(/Your session|Log out/);
  // Traces of NavLink and Meta; and the adapter to CommonJS in the product's own files.
  const unused = ["aria-current", "script:ld+json"].filter((mark) => codeOf(names).includes(mark));
  expect(unused).toEqual([]);
  expect(codeOf(scriptsOf(home).filter((name) => !isVendor(name)))).not.toContain("__esModule");
});

/** Traces of date-fns after minification, and the text of the only file that may use it. */
const OF_DATES = /constructDateFrom|\(\?!UTC\)|not a calendar day in the form/;

test("date-fns stands in the server's bundle and in no client script", () => {
  const scripts = readdirSync(join(CLIENT, "assets")).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(50);
  const withDates = scripts.filter((name) => OF_DATES.test(built(`/assets/${name}`).toString()));
  expect(withDates).toEqual([]);
  const server = readFileSync(join(CLIENT, "../server/index.js"), "utf8");
  for (const mark of OF_DATES.source.split("|")) expect(server).toMatch(new RegExp(mark));
  expect(server).not.toMatch(/(from|import) *\(?"@?date-fns/);
});

test("forms share one script without zod, within its size limit, and /home does not load it", () => {
  const files = readdirSync(join(CLIENT, "assets"))
    .filter((name) => name.endsWith(".js"))
    .map((name) => `/assets/${name}`);
  const forms = files.filter((address) => built(address).includes("__intent__"));
  expect(forms).toHaveLength(1);
  expect(scriptsOf(home)).not.toContain(forms[0]);
  const kb = gzKb(forms.map(built));
  process.stdout.write(`forms ${kb} kB\n`);
  expect(kb).toBeLessThanOrEqual(FORMS_KB);
  expect(files.filter((address) => /\bZod|_zod\b/.test(built(address).toString()))).toEqual([]);
});

test("the common style sheet and those of sections are within their size limits", () => {
  const { styles } = filesOf(home);
  expect(styles).toHaveLength(1);
  const kb = gzKb(styles.map(built));
  const own = readdirSync(join(CLIENT, "assets"))
    .filter((name) => name.endsWith(".css") && !styles.includes(`/assets/${name}`))
    .map((name) => gzKb([built(`/assets/${name}`)]));
  process.stdout.write(`style ${kb} kB, of sections ${own.join(", ")} kB\n`);
  expect(kb).toBeLessThanOrEqual(STYLE_KB);
  expect(own.length).toBeGreaterThan(0);
  for (const sheet of own) expect(sheet).toBeLessThanOrEqual(STYLE_OF_SECTION_KB);
});

test("the HTML of /home is within its size limit", () => {
  expect(gzKb([home])).toBeLessThanOrEqual(HTML_OF_HOME_KB);
});

// The process and the build share the modules of server/. A second copy in the build would keep
// everything twice: settings, answers, connections, ended sessions.
test("the build imports the modules of server/ as #server/…, and bundles no copy of them", () => {
  const build = readFileSync(join(CLIENT, "../server/index.js"), "utf8");
  expect(build).toMatch(/import \{[^}]*\bgetRuntime\b[^}]*\} from "#server\/runtime\.ts"/);
  expect(build).not.toMatch(/from "[./][^"]*server\/[^"]*"/);
  expect(build).not.toContain("function createRuntime");
});
