import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { LONGEST_TEXT_BYTES, readTextSource } from "./text-source.ts";

/** Reads from a server that answers like this. */
async function readFrom(answer: RequestListener, timeoutMs = 2000) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await readTextSource(new URL(`http://127.0.0.1:${port}/text.md`), { timeoutMs });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

test("COMP-19 a text source is asked for by GET, without anything that says who asks", async () => {
  let asked = "";
  const read = await readFrom((request, response) => {
    const { authorization, cookie, accept } = request.headers;
    asked = [request.method, request.url, authorization, cookie, accept].join(" ");
    response.setHeader("content-type", "text/markdown; charset=utf-8").end("# Grüße");
  });
  expect(read).toEqual({ ok: true, text: "# Grüße" });
  expect(asked).toBe("GET /text.md   text/markdown, text/plain;q=0.9");
});

test.each([404, 500, 302, 304])("an answer of %i is no text", async (status) => {
  const read = await readFrom((_request, response) => {
    response.writeHead(status, { "content-type": "text/plain", location: "/other" }).end();
  });
  expect(read).toEqual({ ok: false, why: "refused" });
});

test.each([["text/html"], ["application/json"], ["image/png"], [""]])(
  "content of type %j is no text",
  async (type) => {
    const read = await readFrom((_request, response) => {
      response.writeHead(200, type === "" ? {} : { "content-type": type }).end("x");
    });
    expect(read).toEqual({ ok: false, why: "no text" });
  },
);

test("a text may be as long as the most, and no byte longer", async () => {
  const answerOf = (length: number): RequestListener => {
    return (_request, response) => {
      response.writeHead(200, { "content-type": "text/plain" }).end("x".repeat(length));
    };
  };
  expect(await readFrom(answerOf(LONGEST_TEXT_BYTES))).toMatchObject({ ok: true });
  expect(await readFrom(answerOf(LONGEST_TEXT_BYTES + 1))).toEqual({ ok: false, why: "too long" });
});

test("a source that never ends its answer, or never begins it, is given up", async () => {
  const silent: RequestListener = () => {};
  const halfway: RequestListener = (_request, response) => {
    response.writeHead(200, { "content-type": "text/plain" }).write("x");
  };
  for (const answer of [silent, halfway]) {
    expect(await readFrom(answer, 100)).toEqual({ ok: false, why: "unreachable" });
  }
});

test("a source that is not there, or breaks off, is unreachable", async () => {
  expect(await readTextSource(new URL("http://127.0.0.1:9/"))).toEqual({
    ok: false,
    why: "unreachable",
  });
  const broken = await readFrom((_request, response) => {
    response.writeHead(200, { "content-type": "text/plain", "content-length": "100" }).write("x");
    setImmediate(() => response.destroy());
  });
  expect(broken).toEqual({ ok: false, why: "unreachable" });
});
