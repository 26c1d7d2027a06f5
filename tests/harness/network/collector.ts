import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { z } from "zod";

const value = z.object({ stringValue: z.string(), intValue: z.number(), doubleValue: z.number() });
const span = z.strictObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: value.partial() })),
  droppedAttributesCount: z.number(),
  events: z.array(z.never()),
  droppedEventsCount: z.number(),
  status: z.strictObject({ code: z.number() }),
  links: z.array(z.never()),
  droppedLinksCount: z.number(),
  flags: z.number(),
});
const body = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

/** A span as it was sent. */
export type Exported = z.infer<typeof span>;

type Answer = (req: IncomingMessage, res: ServerResponse) => void;

/** An OTLP collector in JSON, on its own port, that keeps everything it gets. */
export async function startCollector(answer: Answer = (_req, res) => void res.end("{}")) {
  const received: string[] = [];
  const heads: string[] = [];
  const server = createServer((req, res) => {
    let text = "";
    req.setEncoding("utf8").on("data", (part: string) => (text += part));
    req.on("end", () => {
      heads.push(`${req.method} ${req.url} ${req.rawHeaders.join(" ")}`);
      received.push(text);
      answer(req, res);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("no TCP port");
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    /** The bodies as they came. */
    received,
    /** Methods, paths and headers of the requests. */
    heads,
    /** Throws for a span with forbidden parts, such as an event. */
    spans: (): Exported[] =>
      received.flatMap((text) =>
        body
          .parse(JSON.parse(text))
          .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export type Collector = Awaited<ReturnType<typeof startCollector>>;

/** An attribute of a span; undefined if the span has none of that name. */
export function attributeOf({ attributes }: Exported, name: string): string | number | undefined {
  const found = attributes.find(({ key }) => key === name)?.value;
  return found?.stringValue ?? found?.intValue ?? found?.doubleValue;
}
