import { askAccount } from "./contract/ask-account.ts";
import { readOptions, UsageError } from "./contract/options.ts";
import { report } from "./contract/report.ts";
import { allHolds, runKit } from "./contract/run-kit.ts";
import { errorShape } from "#server/log/error-shape.ts";

// Checks a gateway against the contract, for a carrier that connects one (README).
try {
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
