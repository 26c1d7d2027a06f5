import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { CALLS } from "../contract/contract.ts";
import { personas } from "#server/sandbox/personas/personas.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const list = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

const isBroken = (page: string, link: string) => {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? page : join(dirname(page), path);
  if (!existsSync(join(root, target))) return true;
  if (anchor === undefined) return false;
  return ![...read(target).matchAll(/^#+ (.+)$/gm)].some(([, it = ""]) => anchorOf(it) === anchor);
};

test("README introduces five personas with their hosts and descriptions", () => {
  const rows = read("README.md")
    .split("\n")
    .filter((line) => /^\| `[\w-]+` +\| </.test(line));
  const shown = rows.map((row) => row.split("|").map((cell) => cell.replace(/[`<>]/g, "").trim()));
  expect(shown).toHaveLength(5);
  for (const [, username, where, shows] of shown) {
    const persona = personas.find((it) => it.username === username);
    expect([where, shows]).toEqual([`http://${persona?.host}:3000`, persona?.shows]);
  }
});

const pages = ["README.md", "server/sandbox/README.md", ...list("docs/**/*.md")];

test("links in the documents lead to existing files and headings", () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)]
      .map(([, link = ""]) => link)
      .filter((link) => isBroken(page, link))
      .map((link) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});

const sources = [...list("{app,server,scripts,tests,bench,deploy}/**/*.*"), ...list("*.{ts,json}")];

test("documents that code and documents name exist", () => {
  const named = [...sources, ...pages].flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/[\w/.-]+\.(?:md|json)\b/g)].map(([path]) => ({ file, path })),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
});

const written = pages.filter((page) => !/requirements|specification|decisions/.test(page));

test("files and folders that documents name exist", () => {
  const named = written.flatMap((page) =>
    [...read(page).matchAll(/`((?:app|server|tests|scripts|bench|deploy)\/[\w./-]+)`/g)].map(
      ([, path = ""]) => ({ page, path }),
    ),
  );
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
});

/** Files, packages, fields and codes that are others' or made by a build. */
const OF_OTHERS = `fonts.conf hideFields NODE_EXTRA_CA_CERTS nodejs_gc_duration_seconds NOTICE.md
  OAUTH_JWT_CLAIM_COMPARISON_FAILED OAUTH_JWT_TIMESTAMP_CHECK_FAILED SQLITE_FULL sbom.cdx.json sirv TZDate
  OTEL_EXPORTER_OTLP_CERTIFICATE SO_REUSEPORT ERR_JWS_SIGNATURE_VERIFICATION_FAILED`;

test("file names and names of code that documents have in backticks exist", () => {
  const known = new Set(
    [OF_OTHERS, ...[...sources, ...pages].map((file) => basename(file))].join(" ").split(/\s+/),
  );
  const code = sources
    .filter((file) => !file.endsWith(".md"))
    .flatMap((file) => read(file).match(/\w{4,}/g) ?? []);
  for (const name of code) known.add(name);
  const named = pages
    .filter((page) => !/requirements|specification/.test(page))
    .flatMap((page) =>
      [
        ...read(page).matchAll(
          /`([\w@-][\w.@-]*\.(?:tsx?|css|json|m?js|md|sh|conf)|[A-Za-z_]\w{3,})`/g,
        ),
      ].map(([, name = ""]) => ({ page, name })),
    );
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});

test("docs/operations.md names every call beyond the specification", () => {
  const page = read("docs/operations.md");
  const paths = new Set(CALLS.filter(({ extension }) => extension).map(({ path }) => path));
  expect(paths.size).toBeGreaterThan(0);
  expect([...paths].filter((path) => !page.includes(path))).toEqual([]);
});

const index = read("docs/decisions/README.md");
const records = list("docs/decisions/*/*.md");

test("the index of decisions lists every record once with its title and status", () => {
  const rows = index.split("\n").filter((line) => line.startsWith("| ["));
  expect(rows).toHaveLength(records.length);
  for (const record of records) {
    const [, title = ""] = /^# (.+)\n/.exec(read(record)) ?? [];
    const [, status = ""] =
      /^Date: .+ Status: (stands|replaced by \S+)\./m.exec(read(record)) ?? [];
    const link = `[${title}](${record.replace("docs/decisions/", "")})`;
    const row = rows.find((line) => line.startsWith(`| ${link} `));
    expect(row?.split("|")[2]?.trim(), record).toBe(status);
  }
});

test.each(records)(
  "the record %s has under 40 lines, with context, decision and consequences",
  (record) => {
    const text = read(record);
    expect(text.trimEnd().split("\n").length).toBeLessThan(40);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(["Context", "Decision", "Consequences"]);
  },
);
