import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";

/** Says at the end of a run, by name, which walks needed a second try. */
export default class SecondTries implements Reporter {
  private all: Suite | undefined;

  onBegin(_config: FullConfig, all: Suite): void {
    this.all = all;
  }

  onEnd(): void {
    const walks = this.all?.allTests().filter((walk) => walk.outcome() === "flaky") ?? [];
    for (const walk of walks) {
      process.stdout.write(
        `*** needed a second try: ${walk.titlePath().filter(Boolean).join(" › ")}\n`,
      );
    }
  }
}
