import { Hono } from "hono";
import { z } from "zod";
import { personas } from "../personas/personas.ts";
import type { SandboxState } from "../state.ts";
import type { CallLog } from "./call-log.ts";
import type { Faults } from "./faults.ts";

export const CONTROL = "/__sandbox";

type Controlled = {
  readonly state: SandboxState;
  readonly log: CallLog;
  readonly faults: Faults;
  readonly reset: () => void;
};

const usernameBody = z.object({ username: z.string() });

/** Control surface for tests, not part of the gateway's contract. */
export function controlRoutes({ state, log, faults, reset }: Controlled): Hono {
  const app = new Hono();
  app.get("/calls", (context) => context.json(log.since(Number(context.req.query("since") ?? 0))));
  app.get("/faults", (context) => context.json(faults.list()));
  app.post("/faults", async (context) => {
    try {
      return context.json(faults.add(await context.req.json()), 201);
    } catch (error) {
      return context.json({ message: error instanceof Error ? error.message : "no faults" }, 400);
    }
  });
  app.delete("/faults", (context) => {
    faults.clear();
    return context.body(null, 204);
  });
  app.post("/reset", (context) => {
    reset();
    return context.body(null, 204);
  });
  app.post("/sso", async (context) => {
    const target = usernameBody.safeParse(await context.req.json().catch(() => undefined));
    const account = target.success ? state.accounts.find(target.data.username) : undefined;
    if (account === undefined) return context.json({ message: "there is no such account" }, 404);
    return context.json({ token: await state.tokens.issueTo(account) });
  });
  app.get("/mail", (context) => context.json(state.mail.list()));
  app.post("/crm", async (context) => {
    const { token } = await context.req.parseBody();
    const headers = new Headers({
      authorization: `Bearer ${typeof token === "string" ? token : ""}`,
    });
    const caller = await state.tokens.findCaller(new Request(context.req.url, { headers }));
    return context.html(
      crmPage(caller?.member.firstName ?? null),
      caller === undefined ? 401 : 200,
    );
  });
  app.get("/personas", (context) =>
    context.json(
      personas.map(({ code, username, password, host, domainId, shows }) => ({
        code,
        username,
        password,
        host,
        domainId,
        shows,
      })),
    ),
  );
  app.all("/*", (context) => context.json({ message: "there is no such control" }, 404));
  return app;
}

/** Stand-in for the external site that the tokens of flagged groups are sent to. */
function crmPage(firstName: string | null): string {
  const who = firstName === null ? "The token was not accepted." : `The token is ${firstName}'s.`;
  return [
    '<!doctype html><html lang="en-US"><title>Relationship dashboard (stand-in)</title>',
    "<h1>Relationship dashboard (stand-in)</h1>",
    `<p>${who} A carrier's own site would be here.</p></html>`,
  ].join("");
}
