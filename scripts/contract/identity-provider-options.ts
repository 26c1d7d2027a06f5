import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { IdentityProviderFields } from "#server/brands/identity-provider.ts";
import { readBrands } from "#server/brands/read-brands.ts";
import type { ProviderFinding } from "./identity-provider.ts";
import { textOfFile } from "#server/settings/files.ts";
import { UsageError } from "./options.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The provider that the command line asks to check; null without one. Throws a UsageError. */
export function readProviderOptions(args: readonly string[], env: Environment) {
  if (!args.includes("--identity-provider")) return null;
  const { values } = parseArgs({
    args: [...args],
    options: {
      "identity-provider": { type: "string", default: "" },
      brand: { type: "string", default: "carrier" },
    },
    strict: false,
  });
  const given = values["identity-provider"];
  if (typeof given !== "string" || given === "")
    throw new UsageError("--identity-provider needs the brands' file.\n");
  const file = given;
  const fields = providerIn(file, String(values.brand));
  return { fields, idToken: env["CONTRACT_ID_TOKEN"] || null };
}

function providerIn(file: string, key: string): IdentityProviderFields {
  const { brands, problems } = readBrands(textOf(file));
  if (problems.length > 0) throw new UsageError(`${file}:\n${problems.join("\n")}\n`);
  const found = brands.find((brand) => brand.key === key)?.identityProvider ?? null;
  if (found === null)
    throw new UsageError(`The brand ${key} of ${file} has no identityProvider.\n`);
  const secret = textOfFile(found.clientSecretFile, (path) => readFileSync(path, "utf8"));
  const fault = "problem" in secret ? secret.problem : secret.text?.trim() ? null : "is empty";
  if (fault !== null)
    throw new UsageError(`clientSecretFile ${found.clientSecretFile}: ${fault}\n`);
  return found;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UsageError(`The brands' file ${file} cannot be read.\n`);
  }
}

/** The findings as a table, with what does not hold first. */
export function reportProvider(findings: readonly ProviderFinding[]): string {
  const order = ["breaks", "missing", "untested", "holds"];
  const rows = findings.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  const width = Math.max(...rows.map(({ what }) => what.length));
  const lines = rows.map(({ state, what, detail }) =>
    `${state.padEnd(8)}  ${what.padEnd(width)}  ${detail}`.trimEnd(),
  );
  const isGood = findings.every(({ state }) => state !== "breaks");
  const verdict = isGood
    ? "The provider fits; whether it knows the client and its secret, the first log-in shows."
    : "Members cannot log in.";
  return [...lines, "", `${verdict} What is missing is what members go without.`, ""].join("\n");
}
