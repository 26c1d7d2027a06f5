/**
 * What the log may contain of an error. Messages and bodies are left out, because they can contain
 * what a member typed or the gateway answered. Every field is matched against a pattern of its own,
 * so that no value appears where a word is expected.
 */
export type ErrorShape = {
  readonly name: string;
  readonly code?: string;
  readonly status?: number;
  readonly method?: string;
  /** The gateway call's path pattern, such as "claims/{type}/{id}". */
  readonly path?: string;
  /** The field of an answer that broke the contract, such as "members.0.dateOfBirth". */
  readonly field?: string;
  /** The first stack frame in the product's own code: file, line and column. */
  readonly at?: string;
  readonly cause?: Pick<ErrorShape, "name" | "code">;
};

const NAME = /^[A-Za-z][A-Za-z0-9]{0,59}$/;
const CODE = /^[A-Z][A-Z0-9_]{1,59}$/;
const METHOD = /^[A-Z]{3,7}$/;
const PATH_PATTERN = /^[A-Za-z0-9/{}_-]{1,120}$/;
const FIELD = /^[\w.() -]{1,120}$/;
const OWN_FRAME =
  /^ {4}at .*\b((?:app|(?<!build\/)server|build)\/[\w./$@+-]+\.[cm]?[jt]sx?:\d+:\d+)\)?$/;
const LONG_NUMBER = /\d{4,}/g;

/** The loggable shape of anything that was thrown. Never throws. */
export function errorShape(error: unknown): ErrorShape {
  try {
    return error instanceof Error ? shapeOf(error) : { name: `thrown ${typeof error}` };
  } catch {
    return { name: "unreadable" };
  }
}

function shapeOf(error: Error): ErrorShape {
  const code = matching(CODE, own(error, "code"));
  const status = own(error, "status");
  const method = matching(METHOD, own(error, "method"));
  const path = matching(PATH_PATTERN, own(error, "path"));
  const field = matching(FIELD, own(error, "field"));
  const at = firstOwnFrame(error);
  return {
    name: nameOf(error),
    ...(code === undefined ? {} : { code }),
    ...(isStatus(status) ? { status } : {}),
    ...(method === undefined ? {} : { method }),
    // A long run of digits would be an id in a path, or a record's key in a field.
    ...(path === undefined ? {} : { path: path.replace(LONG_NUMBER, "#") }),
    ...(field === undefined ? {} : { field: field.replace(LONG_NUMBER, "#") }),
    ...(at === undefined ? {} : { at }),
    ...causeOf(error),
  };
}

function causeOf(error: Error): Pick<ErrorShape, "cause"> {
  if (!(error.cause instanceof Error)) return {};
  const code = matching(CODE, own(error.cause, "code"));
  return { cause: { name: nameOf(error.cause), ...(code === undefined ? {} : { code }) } };
}

function nameOf(error: Error): string {
  return matching(NAME, error.name) ?? "Error";
}

function own(error: Error, key: string): unknown {
  return Object.getOwnPropertyDescriptor(error, key)?.value;
}

function matching(pattern: RegExp, value: unknown): string | undefined {
  return typeof value === "string" && pattern.test(value) ? value : undefined;
}

function isStatus(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 100 && value <= 599;
}

/** Reads only what follows the message, which may contain lines that look like frames. */
function firstOwnFrame(error: Error): string | undefined {
  const { stack, message } = error;
  if (typeof stack !== "string") return undefined;
  const start = stack.indexOf(message);
  if (start < 0) return undefined;
  for (const line of stack.slice(start + message.length).split("\n")) {
    if (line.includes("node_modules")) continue;
    const frame = OWN_FRAME.exec(line)?.[1];
    if (frame !== undefined) return frame;
  }
  return undefined;
}
