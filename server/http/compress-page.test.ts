import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { compressPage } from "./compress-page.ts";
import { startTestServer, stopTestServers } from "./http-server.fixture.ts";

const PAGE = `<!DOCTYPE html>${"<li>García, $25.00</li>\n".repeat(200)}`;

afterEach(stopTestServers);

/** The bytes as they come, which fetch would decompress. */
async function ask(accepted: string | undefined, { page = PAGE, method = "GET" } = {}) {
  const { origin } = await startTestServer({
    handle: (req, res) => {
      res.type("html").vary("Cookie");
      res.end(compressPage(Buffer.from(page), req, res));
    },
  });
  const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
  const { promise, resolve, reject } = Promise.withResolvers<{
    encoding: string | undefined;
    vary: string | undefined;
    body: Buffer;
  }>();
  get(`${origin}/home`, { headers, method }, (response) => {
    const { "content-encoding": encoding, vary } = response.headers;
    buffer(response).then((body) => resolve({ encoding, vary, body }), reject);
  }).on("error", reject);
  return promise;
}

const READ: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

test.each([
  ["gzip, deflate, br, zstd", "zstd"],
  ["*", "zstd"],
  ["gzip, deflate, br, zstd;q=0", "br"],
  ["br;q=0.1, gzip", "br"],
  ["gzip, deflate", "gzip"],
  ["identity", undefined],
  [undefined, undefined],
])("a page for a client that accepts %j is sent as %j, whole", async (accepted, encoding) => {
  const answer = await ask(accepted);
  expect([answer.encoding, answer.vary]).toEqual([encoding, "Cookie, Accept-Encoding"]);
  const read = READ[encoding ?? ""];
  expect((read?.(answer.body) ?? answer.body).toString()).toBe(PAGE);
  const most = read === undefined ? Buffer.byteLength(PAGE) : PAGE.length / 10;
  expect(answer.body.byteLength).toBeLessThanOrEqual(most);
});

test("a short page, and the headers of a page, are not compressed", async () => {
  expect(await ask("br", { page: "<h1>short</h1>" })).toMatchObject({
    encoding: undefined,
    vary: "Cookie, Accept-Encoding",
    body: Buffer.from("<h1>short</h1>"),
  });
  expect(await ask("br", { method: "HEAD" })).toMatchObject({ encoding: undefined });
});
