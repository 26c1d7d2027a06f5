/** Lists every problem of the environment at once, so that a start fails only once. */
export class SettingsError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The dashboard cannot start:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "SettingsError";
    this.problems = problems;
  }
}
