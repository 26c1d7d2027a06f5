import { Agent } from "node:http";
import { join } from "node:path";
import { createLifecycle } from "#server/http/lifecycle.ts";
import { createReactRouterHandler } from "#server/http/react-router-handler.ts";
import { serve } from "#server/http/serve.ts";
import { createLogger } from "#server/log/logger.ts";
import { readSettings } from "#server/settings.ts";
import { overHttp } from "./over-http.ts";
import type { Handler } from "./visitor.ts";
import type { World } from "./world.ts";

const CLIENT_DIR = join(import.meta.dirname, "../../build/client");

/**
 * The world's app behind its HTTP server, over a socket: includes what the server refuses, adds and
 * trusts of proxies, with the world's gateway.
 */
export async function serveWorld(world: World): Promise<{ handle: Handler; close: () => void }> {
  const settings = readSettings({ ...process.env, HOST: "127.0.0.1", PORT: "0" });
  const logger = createLogger(settings);
  const server = await serve({
    settings,
    clientDir: CLIENT_DIR,
    handle: createReactRouterHandler(world.build, settings.APPLICATION_ORIGINS),
    logger,
    lifecycle: createLifecycle({ settings, logger, exit: () => undefined }),
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("not listening");
  const agent = new Agent({ keepAlive: true });
  return {
    handle: overHttp(address.port, agent),
    close() {
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}
