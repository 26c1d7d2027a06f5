import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readOptions, UsageError } from "#scripts/contract/options.ts";
import { ownEnvironment } from "#tests/harness/processes/processes.ts";
import { PASSWORD, secondGateway, USERNAME } from "./second-gateway/gateway.ts";

const answers = secondGateway();
const server = createServer((incoming, outgoing) => {
  void (async () => {
    const body = await text(incoming);
    const { method = "GET", headers, url = "/" } = incoming;
    const { authorization = "", accept = "", "content-type": type = "" } = headers;
    const response = await answers(
      new Request(new URL(url, "http://second.test"), {
        method,
        headers: { authorization, accept, "content-type": type },
        body: body === "" ? null : body,
      }),
    );
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  })();
});
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => server.close());

/** Runs the kit as `npm run contract -- …` does. */
async function run(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  typed = "",
) {
  const child = spawn(process.execPath, ["scripts/contract.ts", ...args], {
    env: { ...ownEnvironment(), ...env },
  });
  child.stdin.end(typed);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit") as Promise<[number]>,
  ]);
  return { out, err, code };
}

const account = { CONTRACT_USERNAME: USERNAME, CONTRACT_PASSWORD: PASSWORD };
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test("npm run contract exits with 0, 1 or 2, and prints no member data", async () => {
  const paths = { GATEWAY_PATHS: "account/policy-details=account/policy-details" };
  const more = { ...paths, NCQA_URL: `${url()}/ncqa` };
  const [holds, refused, wrong] = await Promise.all([
    run([url(), "--domain", "1"], more, `${USERNAME}\n${PASSWORD}\n`),
    run([url(), "--domain", "2"], account),
    run([]),
  ]);
  expect([wrong.code, wrong.out]).toEqual([2, ""]);
  expect(wrong.err).toContain("npm run contract -- URL");
  expect([holds.code, holds.err]).toEqual([0, "Username: Password: \n"]);
  expect(holds.out).toContain("Everything holds that a page cannot do without.");
  expect(holds.out).toMatch(/left out +GET chat +CHAT_URL is not set/);
  expect([refused.code, refused.err]).toEqual([1, ""]);
  expect(refused.out).toMatch(/fails +POST token +status 403 .* \/login/);
  for (const { out, err } of [holds, refused]) {
    expect(`${out}${err}`).not.toMatch(/Ines|Okafor|7000|5550|E-77|Harbor/);
  }
});

test.each([
  [[], {}, "npm run contract -- URL"],
  [["http://g.example", "ines"], {}, "npm run contract -- URL"],
  [["http://g.example", "--password", "x"], {}, "npm run contract -- URL"],
  [["http://g.example", "--domain", "one"], {}, "npm run contract -- URL"],
  [["g.example"], {}, "GATEWAY_URL: must be an http(s) URL"],
  [["http://g.example"], { GATEWAY_PATHS: "token=login" }, "GATEWAY_PATHS: must be name=path"],
])("npm run contract with the arguments %j says how it is used", (args, env, said) => {
  const call = () => readOptions(args, { ...account, ...env });
  expect(call).toThrow(UsageError);
  expect(call).toThrow(said);
});

test("npm run contract reads the account from the environment and the domain from its options", () => {
  const options = readOptions(["https://g.example/api/", "--domain", "5"], account);
  expect(options).toMatchObject({ domainId: 5, username: USERNAME, password: PASSWORD });
  expect(options.settings).toMatchObject({ baseUrl: "https://g.example/api/", externalUrls: {} });
});
