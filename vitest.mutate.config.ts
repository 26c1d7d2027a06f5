import { defineConfig } from "vitest/config";

/** For `npm run mutate`: only the unit tests of what it breaks, so that each break is judged in a moment. */
export default defineConfig({
  test: {
    include: [
      "app/rules/**/*.test.ts",
      "server/gateway/calls/**/*.test.ts",
      // The fields and words of calls are held against the contract that is made of them.
      "scripts/contract/{document,fields}.test.ts",
    ],
    isolate: false,
    testTimeout: 30_000,
    env: { REDIS_URL: "" },
    expect: { requireAssertions: true },
  },
});
