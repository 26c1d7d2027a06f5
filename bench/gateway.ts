import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";

// The sandbox gateway with more data than a family has: a given number of a subscriber's medical
// claims, and documents of a given size; each call takes a given time. Other requests are passed on
// to the sandbox.

const PORT = Number(process.env["PORT"]);
const SANDBOX_PORT = Number(process.env["SANDBOX_PORT"]);
const DOCUMENT_BYTES = Number(process.env["DOCUMENT_BYTES"]);
const CLAIMS = Number(process.env["CLAIMS"]);
const CALL_MS = Number(process.env["CALL_MS"]);
const CHUNK = Buffer.alloc(65_536, "x");

type Claims = { content: { id: string }[] };

let openDocuments = 0;
let known: Claims["content"] = [];

createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://gateway.test");
  if (url.pathname === "/__documents") response.end(`${openDocuments}`);
  else if (url.pathname === "/eobs/pdf") sendDocument(response);
  else if (url.pathname === "/claims/medical" && url.searchParams.get("suffix") === "0") {
    handOn(request, response, (answer) => void sendClaims(answer, url, response));
  } else {
    handOn(request, response, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
  }
}).listen(PORT, "127.0.0.1", () => process.stdout.write('{"ready":true}\n'));

function handOn(
  request: IncomingMessage,
  response: ServerResponse,
  answered: (answer: IncomingMessage) => void,
): void {
  const { method, headers, url: path } = request;
  const onward = send({ host: "127.0.0.1", port: SANDBOX_PORT, path, method, headers });
  onward.on("response", answered).on("error", () => response.destroy());
  setTimeout(() => request.pipe(onward), CALL_MS);
}

/** Repeats the sandbox's claims under new ids, beginning with its page 0. */
async function sendClaims(
  answer: IncomingMessage,
  { searchParams }: URL,
  response: ServerResponse,
) {
  const { content } = JSON.parse(Buffer.concat(await answer.toArray()).toString()) as Claims;
  const [page, size] = ["page", "size"].map((name) => Number(searchParams.get(name)));
  if (page === 0 && content.length > 0) known = content;
  const all = Array.from({ length: CLAIMS }, (_, n) => {
    const claim = known[n % known.length];
    return { ...claim, id: `${claim?.id}X${Math.floor(n / known.length)}` };
  });
  const from = (page ?? 0) * (size ?? 1);
  const part = all.slice(from, from + (size ?? 1));
  const totalPages = Math.ceil(CLAIMS / (size ?? 1));
  const counts = { numberOfElements: part.length, totalElements: CLAIMS, totalPages };
  const place = { number: page, size, first: page === 0, last: page === totalPages - 1 };
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ content: part, ...place, empty: part.length === 0, ...counts }));
}

/** Streams a PDF with this many bytes. */
function sendDocument(response: ServerResponse): void {
  openDocuments += 1;
  response.once("close", () => (openDocuments -= 1));
  const head = Buffer.from("%PDF-1.7\n");
  response.writeHead(200, {
    "content-type": "application/pdf",
    "content-length": DOCUMENT_BYTES,
  });
  response.write(head);
  let left = DOCUMENT_BYTES - head.byteLength;
  const more = () => {
    while (left > 0) {
      const part = CHUNK.subarray(0, left);
      left -= part.byteLength;
      if (!response.write(part)) return;
    }
    response.end();
  };
  response.on("drain", more);
  more();
}
