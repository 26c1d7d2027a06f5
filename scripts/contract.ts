import { askAccount } from "./contract/ask-account.ts";
import { readOptions, UsageError } from "./contract/options.ts";
import { report } from "./contract/report.ts";
import { allHolds, runKit } from "./contract/run-kit.ts";
import { errorShape } from "#server/log/error-shape.ts";

// Holds a gateway against the contract: how a carrier finds out what is left to do (README).
try {
  const { username, password, ...options } = readOptions(process.argv.slice(2), process.env);
  const account = await askAccount({ username, password });
  const findings = await runKit({ ...options, ...account });
  process.stdout.write(report(findings));
  process.exitCode = allHolds(findings) ? 0 : 1;
} catch (error) {
  // A message that is not for the user may hold what the gateway answered.
  const told = error instanceof UsageError ? error.message : JSON.stringify(errorShape(error));
  process.stderr.write(`${told}\n`);
  process.exitCode = 2;
}
