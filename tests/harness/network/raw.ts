import { connect } from "node:net";
import { HANGS_MS } from "../patience.ts";

/** The answer to raw bytes; status 0 where the connection closed without one. */
export type RawAnswer = {
  readonly status: number;
  readonly head: string;
  readonly body: string;
};

/** Sends bytes and reads until the other side closes. Rejects on timeout. */
export async function exchangeRaw(port: number, bytes: Buffer | string): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.setEncoding("utf8");
  socket.on("data", (part: string) => (text += part));
  // A reset also ends the answer.
  socket.on("error", () => {});
  socket.once("close", () => resolve(text));
  socket.write(bytes);
  const timer = setTimeout(() => {
    reject(new Error(`nobody closed the connection; so far: ${text.slice(0, 200)}`));
    socket.destroy();
  }, HANGS_MS);
  try {
    const answer = await promise;
    const end = answer.indexOf("\r\n\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
    return { status, head: answer.slice(0, end), body: answer.slice(end + 4) };
  } finally {
    clearTimeout(timer);
  }
}

/** A raw request: clients would normalise the path and add headers. */
export function rawRequest(
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  body: Buffer | string = "",
): Buffer {
  const bytes = Buffer.from(body);
  const all = {
    Host: "localhost",
    Connection: "close",
    ...(bytes.byteLength > 0 ? { "Content-Length": `${bytes.byteLength}` } : {}),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const head = [`${method} ${target} HTTP/1.1`, ...lines, "", ""].join("\r\n");
  // As latin1, so that a header may hold any byte.
  return Buffer.concat([Buffer.from(head, "latin1"), bytes]);
}

/** A header of an answer; undefined when it has none of that name. */
export function headerOf({ head }: RawAnswer, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim();
}
