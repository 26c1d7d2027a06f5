import { demoEnvironment } from "../../server/sandbox/demo-environment.ts";

const PORT = 4310;
const SANDBOX_PORT = 4311;

/** The day the browser tests live on; every page and every persona's data follow from it. */
export const TODAY = "2026-11-21T12:00:00-08:00";

/** The built dashboard and the sandbox gateway beside it, as the browser tests start them. */
export const BROWSER_WORLD = {
  address: (host: string) => `http://${host}:${PORT}`,
  sandbox: `http://localhost:${SANDBOX_PORT}`,
  servers: [
    {
      command: "node server/sandbox/main.ts",
      url: `http://localhost:${SANDBOX_PORT}/__sandbox/personas`,
      env: { SANDBOX_PORT: `${SANDBOX_PORT}`, CLOCK: TODAY, SANDBOX_DATABASE: ":memory:" },
    },
    {
      command: "node server/main.ts",
      url: `http://localhost:${PORT}/readyz`,
      env: {
        ...demoEnvironment({ port: PORT, sandboxPort: SANDBOX_PORT, clock: TODAY }),
        NODE_ENV: "production",
        LOGIN_LIMIT_PER_ADDRESS: "100000",
        LOGIN_LIMIT_PER_USERNAME: "100000",
      },
    },
  ],
};
