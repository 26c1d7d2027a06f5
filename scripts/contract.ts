import { askAccount } from "./contract/ask-account.ts";
import { checkProvider } from "./contract/identity-provider.ts";
import { readProviderOptions, reportProvider } from "./contract/identity-provider-options.ts";
import { readOptions, UsageError } from "./contract/options.ts";
import { report } from "./contract/report.ts";
import { allHolds, runKit } from "./contract/run-kit.ts";
import { errorShape } from "#server/log/error-shape.ts";

// Checks a gateway against the contract, for a carrier that connects one (README).
try {
  const provider = readProviderOptions(process.argv.slice(2), process.env);
  if (provider !== null) {
    const findings = await checkProvider(provider);
    process.stdout.write(reportProvider(findings));
    process.exit(findings.some(({ state }) => state === "breaks") ? 1 : 0);
  }
  const { username, password, ...options } = readOptions(process.argv.slice(2), process.env);
  const account = await askAccount({ username, password });
  const findings = await runKit({ ...options, ...account });
  process.stdout.write(report(findings));
  process.exitCode = allHolds(findings) ? 0 : 1;
} catch (error) {
  // Messages of other errors may contain the gateway's answer.
  const message = error instanceof UsageError ? error.message : JSON.stringify(errorShape(error));
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}
