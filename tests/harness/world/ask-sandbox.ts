import type { Sandbox } from "#server/sandbox/sandbox.ts";

/** Sends a control request to the sandbox without a socket. Throws where it refuses. */
export const askSandbox =
  (sandbox: Pick<Sandbox, "fetch">) =>
  async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const headers = { "content-type": "application/json" };
    const init = body === undefined ? {} : { body: JSON.stringify(body), headers };
    const request = new Request(`http://sandbox.test/__sandbox/${path}`, { method, ...init });
    const response = await sandbox.fetch(request);
    const text = await response.text();
    if (!response.ok) throw new Error(`the sandbox answered ${response.status}: ${text}`);
    return text === "" ? undefined : (JSON.parse(text) as unknown);
  };
