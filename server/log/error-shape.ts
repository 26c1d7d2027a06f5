/**
 * The parts of an error that may be logged: no message or body, which may hold a member's input.
 * Every field is checked against its own pattern.
 */
export type ErrorShape = {
  readonly name: string;
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  readonly method?: string | undefined;
  /** The gateway call's path pattern, such as "claims/{type}/{id}". */
  readonly path?: string | undefined;
  /** The field of an answer that broke the contract, such as "members.0.dateOfBirth". */
  readonly field?: string | undefined;
  /** The first stack frame in the product's own code: file, line and column. */
  readonly at?: string | undefined;
  readonly cause?: Pick<ErrorShape, "name" | "code"> | undefined;
};

const NAME = /^[A-Za-z][A-Za-z0-9]{0,59}$/;
const CODE = /^[A-Z][A-Z0-9_]{1,59}$/;
const METHOD = /^[A-Z]{3,7}$/;
const PATH_PATTERN = /^[A-Za-z0-9/{}_-]{1,120}$/;
const FIELD = /^[\w.() -]{1,120}$/;
const OWN_FRAME =
  /^ {4}at .*\b((?:app|(?<!build\/)server|build)\/[\w./$@+-]+\.[cm]?[jt]sx?:\d+:\d+)\)?$/;
const LONG_NUMBER = /\d{4,}/g;

/** The loggable shape of a thrown value. Never throws. */
export function errorShape(error: unknown): ErrorShape {
  try {
    return error instanceof Error ? shapeOf(error) : { name: `thrown ${typeof error}` };
  } catch {
    return { name: "unreadable" };
  }
}

function shapeOf(error: Error): ErrorShape {
  const status = own(error, "status");
  const { cause } = error;
  return {
    name: nameOf(error),
    code: matching(CODE, own(error, "code")),
    status: isStatus(status) ? status : undefined,
    method: matching(METHOD, own(error, "method")),
    // A long run of digits would be an id in a path, or a record's key in a field.
    path: matching(PATH_PATTERN, own(error, "path"))?.replace(LONG_NUMBER, "#"),
    field: matching(FIELD, own(error, "field"))?.replace(LONG_NUMBER, "#"),
    at: firstOwnFrame(error),
    cause:
      cause instanceof Error
        ? { name: nameOf(cause), code: matching(CODE, own(cause, "code")) }
        : undefined,
  };
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

/**
 * Only reads what follows the message, because the message may contain lines that look like frames.
 */
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
