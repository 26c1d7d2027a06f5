import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { build } from "vite";
import { refuseServerModules } from "./refuse-server-modules.ts";

const root = mkdtempSync(join(tmpdir(), "refuse-server-modules-"));
afterAll(() => rmSync(root, { recursive: true }));

mkdirSync(join(root, "server"));
mkdirSync(join(root, "app"));
writeFileSync(join(root, "server/secret.ts"), `export const secret = "s3cret";`);
writeFileSync(
  join(root, "app/leaks.ts"),
  `import { secret } from "../server/secret.ts"; document.title = secret;`,
);
writeFileSync(
  join(root, "app/typed.ts"),
  `import type {} from "../server/secret.ts"; document.title = "fine";`,
);

const buildOf = (entry: string) =>
  build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [refuseServerModules()],
    build: { write: false, rolldownOptions: { input: join(root, entry) } },
  });

test("the client build fails on a module of server/ and names it", async () => {
  await expect(buildOf("app/leaks.ts")).rejects.toThrow(/server\/secret\.ts is server code/);
});

test("the client build accepts an import of types from server/", async () => {
  await expect(buildOf("app/typed.ts")).resolves.toBeDefined();
});
