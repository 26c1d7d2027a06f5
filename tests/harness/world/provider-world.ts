import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { writeFileSync } from "node:fs";
import { importJWK, SignJWT, decodeJwt, type JWK } from "jose";
import {
  demoClient,
  demoProviderFields,
  PERSONA_CLAIMS,
} from "#server/sandbox/identity-provider/demo-client.ts";
import {
  createProviderKey,
  createSandboxIdentityProvider,
  GATEWAY_AUDIENCE,
} from "#server/sandbox/identity-provider/identity-provider.ts";
import { createVisitor, type Handler, type Page, type Visitor } from "../pages/visitor.ts";
import { brandsFile } from "./brands-file.ts";
import { PASSWORD, TODAY } from "./scene.ts";
import { openWorld, type World, type WorldOptions } from "./world.ts";

const SECRET = "a-secret-of-the-tests";

/** Changes a provider's answer before it is sent. */
export type Tamper = (answer: {
  readonly path: string;
  readonly json: Record<string, unknown>;
  /** The same claims with these differences, signed by the provider's newest key or another. */
  readonly sign: (change: object, header?: object, key?: JWK) => Promise<string>;
}) => Promise<Record<string, unknown>> | Record<string, unknown>;

/** The real provider (oidc-provider) on a socket, which tests can make lie, rotate, and be silent. */
export async function startProvider(origin: string, deliver?: Handler) {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  let tamper: Tamper | null = null;
  let isDown = false;
  const asked: string[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    asked.push(path);
    recordBody(request, bodies);
    if (tamper !== null) tamperWith(path, response, tamper);
    if (isDown) request.socket.destroy();
    else handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  let key = await createProviderKey("first");

  let registered = origin;
  async function restart(): Promise<void> {
    handle = await createSandboxIdentityProvider({
      issuer,
      keys: [key],
      clients: [demoClient({ secret: SECRET, origin: registered })],
      clock: () => new Date(TODAY),
      ...(deliver && {
        fetch: (url: URL | string | Request, init?: RequestInit) => deliver(new Request(url, init)),
      }),
    });
  }
  await restart();

  async function sign(claims: object, header: object = {}, by: JWK = key): Promise<string> {
    const signer = new SignJWT({ ...claims });
    signer.setProtectedHeader({ alg: "RS256", kid: String(by.kid), ...header });
    return signer.sign(await importJWK(by, "RS256"));
  }

  function tamperWith(path: string, response: ServerResponse, change: Tamper): void {
    const end = response.end.bind(response);
    response.end = ((body?: unknown) => {
      void (async () => {
        const text = typeof body === "string" ? body : "";
        const json = text.startsWith("{") ? (JSON.parse(text) as Record<string, unknown>) : null;
        if (json === null) return end(body as string);
        const own = typeof json["id_token"] === "string" ? decodeJwt(json["id_token"]) : {};
        const changed = await change({
          path,
          json,
          sign: (more, header, by) => sign({ ...own, ...more }, header, by),
        });
        const sent = JSON.stringify(changed);
        response.setHeader("content-length", Buffer.byteLength(sent));
        return end(sent);
      })();
      return response;
    }) as typeof response.end;
  }

  const handler: Handler = async (request) => {
    const body = request.method === "POST" ? await request.text() : null;
    return fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body,
      redirect: "manual",
    });
  };

  return {
    issuer,
    asked,
    /** What was posted to it, as it came. */
    bodies,
    sign,
    /** A browser at the provider. */
    visitor: (): Visitor => createVisitor(handler, issuer),
    tamper(change: Tamper | null) {
      tamper = change;
    },
    goDown(down: boolean) {
      isDown = down;
    },
    /** A new key takes the place of the old one at once; sessions at the provider end. */
    async rotate(): Promise<void> {
      key = await createProviderKey("second");
      await restart();
    },
    /** Registers the dashboard under this address, and no other. */
    async register(at: string): Promise<void> {
      registered = at;
      await restart();
    },
    /** As after a restart: no code and no session is known any more. */
    forget: restart,
    secretFile(path: string) {
      writeFileSync(path, SECRET);
      return path;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Reads along with the provider, whose own reading begins later. */
function recordBody(request: IncomingMessage, bodies: string[]): void {
  const emit = request.emit.bind(request);
  request.emit = (name: string | symbol, ...values: unknown[]) => {
    if (name === "data") bodies.push(String(values[0]));
    return emit(name, ...values);
  };
}

export type TestProvider = Awaited<ReturnType<typeof startProvider>>;

/** The differences of a brands' file with this provider for the main carrier. */
export function providerBrands(provider: TestProvider, more: object = {}) {
  const { issuer } = provider;
  const path = provider.secretFile(`${brandsFile({})}.secret`);
  const identityProvider = { ...demoProviderFields(issuer, path), ...more };
  return { brands: { carrier: { identityProvider } } };
}

/** The sandbox gateway that accepts this provider's tokens. */
export const trusting = ({ issuer }: Pick<TestProvider, "issuer">) => ({
  identityProviders: [{ issuer, audience: GATEWAY_AUDIENCE, claims: PERSONA_CLAIMS }],
});

/** A provider whose back channel leads to whatever handler the test sets later. */
export async function startDeliveringProvider(origin: string) {
  let deliver: Handler = () => Promise.resolve(new Response(null, { status: 503 }));
  const provider = await startProvider(origin, (request) => deliver(request));
  return { provider, deliverTo: (handler: Handler) => void (deliver = handler) };
}

export type ProviderWorld = World & {
  readonly provider: TestProvider;
  /** Presses the button of /login, and shows the provider's page. */
  readonly toProvider: (browser: Visitor) => Promise<ProviderVisit>;
};

type ProviderVisit = {
  readonly there: Visitor;
  readonly page: Page;
  /** Where the dashboard led. */
  readonly to: URL;
};

/** The whole product with a real identity provider beside its gateway. */
export async function openProviderWorld(
  options: WorldOptions = {},
  fields: object = {},
): Promise<ProviderWorld> {
  const { provider, deliverTo } = await startDeliveringProvider("http://localhost:3000");
  const world = await openWorld({
    ...options,
    env: { ...options.env, BRANDS_FILE: brandsFile(providerBrands(provider, fields)) },
    sandbox: trusting(provider),
  });
  deliverTo(world.handle);
  return {
    ...world,
    provider,
    toProvider: visiting(provider),
    close() {
      provider.close();
      world.close();
    },
  };
}

/** Presses the button of /login; each browser has one at the provider, too. */
export function visiting(provider: Pick<TestProvider, "visitor">) {
  const visits = new WeakMap<Visitor, Visitor>();
  return async (browser: Visitor): Promise<ProviderVisit> => {
    const response = await browser.post("/login/provider", { press: crypto.randomUUID() });
    const to = new URL(response.headers.get("location") ?? "/", browser.origin);
    const there = visits.get(browser) ?? provider.visitor();
    visits.set(browser, there);
    return { there, page: await there.open(to), to };
  };
}

/** The address that the provider leads back to after this person's log-in there. */
export async function answerOf(
  { there, page }: Pick<ProviderVisit, "there" | "page">,
  persona: string,
): Promise<string> {
  // Who is logged in there comes back at once.
  const led = page.hops.at(-1);
  if (led?.startsWith("http") === true) return led;
  const after = await there.submit(page, "Log in", {
    "User name": persona,
    Password: PASSWORD,
  });
  return after.hops.at(-1) ?? "";
}

/** Where the answer leads, as a browser goes that comes from the provider's site. */
export async function comeBack(browser: Visitor, address: string): Promise<Page> {
  const bounce = await browser.send(address, {
    // Strict cookies stay behind.
    headers: { cookie: "-=", "sec-fetch-site": "cross-site" },
  });
  const next = /0;url=([^"]+)"/.exec(await bounce.text())?.[1]?.replaceAll("&amp;", "&") ?? "";
  return browser.open(next, { headers: { "sec-fetch-site": "same-origin" } });
}

/** Signs a person in with the provider; the page that it led to. */
export async function signInThere(
  world: ProviderWorld,
  browser: Visitor,
  persona = "sub",
): Promise<Page> {
  return comeBack(browser, await answerOf(await world.toProvider(browser), persona));
}
