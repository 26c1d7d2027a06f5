import cluster from "node:cluster";
import { existsSync } from "node:fs";
import type { RequestHandler } from "express";
import { createLifecycle } from "#server/http/lifecycle.ts";
import { serve } from "#server/http/serve.ts";
import { createLogger } from "#server/log/logger.ts";
import { readSettings } from "#server/settings.ts";
import { runPrimary } from "./primary.ts";
import { watchPrimary } from "./watch-primary.ts";

// Does what main.ts does, around a handler instead of a build. Workers fail to start where there is a
// file of the name FAIL_IF, with its code.

const { FAIL_IF = "", FAIL_WITH = "78", CLIENT_DIR: clientDir = "" } = process.env;
const exit = (code: number) => process.exit(code);
const settings = readSettings(process.env);
const handle: RequestHandler = (req, res) => {
  res.setHeader("Content-Type", "application/json");
  if (req.path === "/reject") void Promise.reject(new Error("Zebulon Quux"));
  const answer = { pid: process.pid, flags: process.execArgv };
  setTimeout(() => res.end(JSON.stringify(answer)), req.path === "/slow" ? 1000 : 0);
};

if (cluster.isPrimary) await runPrimary({ settings, exit });
else {
  if (existsSync(FAIL_IF)) exit(Number(FAIL_WITH));
  const logger = createLogger(settings);
  const lifecycle = createLifecycle({ settings, logger, exit });
  watchPrimary(lifecycle, logger);
  await serve({ settings, handle, clientDir, logger, lifecycle });
}
