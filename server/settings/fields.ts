import { isIP } from "node:net";
import { z } from "zod";
import {
  isConfigurablePath,
  isPathFor,
  CONFIGURABLE_PATHS,
  type ConfigurablePath,
} from "#server/gateway/transport/configurable-paths.ts";

export function refuse(context: z.RefinementCtx, message: string): typeof z.NEVER {
  context.addIssue({ code: "custom", message });
  return z.NEVER;
}

const NAMED_RANGES = ["loopback", "linklocal", "uniquelocal"];

/** Whether Express can compile it; Express would throw later otherwise. */
function isProxyRange(text: string): boolean {
  if (NAMED_RANGES.includes(text)) return true;
  const [address = "", bits, ...rest] = text.split("/");
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && +bits > 0 && +bits <= longest);
}

/** A number of hops, "loopback", or a list of addresses and ranges, as in Express. */
export const trustProxy = z
  .string()
  .default("")
  .transform((text, context) => {
    if (text === "" || text === "false") return false;
    if (/^\d+$/.test(text)) return Number(text);
    const ranges = text.split(",").map((part) => part.trim());
    if (ranges.every(isProxyRange)) return ranges;
    const message = `must be a number of hops, or a list of addresses, ranges and ${NAMED_RANGES.join(", ")}`;
    return refuse(context, message);
  });

/** The address of another site that a link may lead to. */
export const url = z.url({ protocol: /^https?$/, error: "must be an http(s) URL" });

/** Paths of calls are put behind it, and it is told in no log: so no query and no credentials. */
export const gatewayUrl = url.refine((text) => {
  if (!URL.canParse(text)) return true;
  const { search, hash, username, password } = new URL(text);
  return `${search}${hash}${username}${password}` === "";
}, "must have no query, fragment, user name or password");
export const optionalUrl = url.nullable().default(null);

const REDIS_FORM = 'must be a URL such as "redis://redis.example:6379/0"';

export const redisAddress = z
  .url({ protocol: /^rediss?$/, error: REDIS_FORM })
  .refine(isUsable, REDIS_FORM);
export const redisUrl = redisAddress.nullable().default(null);

/** Errors that the client would only report on connecting. */
function isUsable(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hostname, pathname, username, password } = new URL(text);
  try {
    decodeURIComponent(`${username}${password}`);
  } catch {
    return false;
  }
  return hostname !== "" && /^(?:\/\d{0,4})?$/.test(pathname);
}

export const commit = z.string().regex(/^[\da-f]{7,40}$/, "must be the hash of a commit");

export const list = z
  .string()
  .transform((text) => text.split(/[,\n]/).map((item) => item.trim()))
  .transform((items) => items.filter((item) => item !== ""));
export const redisUrls = list.pipe(z.array(redisAddress)).default([]);
export const whole = z.coerce.number().int().nonnegative();
export const optionalText = z.string().trim().min(1).nullable().default(null);
export const path = z
  .string()
  .regex(/^\/(?!\/)[^\\?#]*$/, "must be a path beginning with one slash");

/** A plain host for the page's policy; a star or a path there would allow more than meant. */
export const hostName = z
  .string()
  .regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d+)?$/, 'must be a host such as "chat.example"');

/** Pages of the benefits section, whose paths handbooks can't use. */
const BENEFITS_PAGES =
  /^\/benefits\/(?:medical|dental|vision|pharmacy|summary|compare|programs|referrals|certificate-of-coverage|medicare-materials|prior-authorization)$/;

/** One page of the benefits section (T-64). */
export const handbooksPath = z
  .string()
  .regex(/^\/benefits\/[\w-]+$/, 'must be a path such as "/benefits/handbooks"')
  .refine((text) => !BENEFITS_PAGES.test(text), "must not be the path of another page");

/** "forgot-username=recovery/username, …": paths of calls for which the contract fixes none. */
export const gatewayPaths = z
  .string()
  .default("")
  .transform((text, context): Partial<Record<ConfigurablePath, string>> => {
    const moved: Partial<Record<ConfigurablePath, string>> = {};
    for (const pair of text.split(",").filter((part) => part.trim() !== "")) {
      const [name = "", place = "", ...rest] = pair.split("=").map((part) => part.trim());
      const isPlace = rest.length === 0 && isPathFor(name, place);
      if (isConfigurablePath(name) && isPlace) moved[name] = place;
      else
        return refuse(
          context,
          `must be name=path pairs with names of ${CONFIGURABLE_PATHS.join(", ")}`,
        );
    }
    return moved;
  });

export const origin = z.string().transform((text, context) => {
  const parsed = URL.canParse(text) ? new URL(text) : null;
  // The router would read a star as a wildcard and allow posts from unlisted sites.
  if (parsed?.origin === text && /^https?:\/\/[^*]+$/.test(text)) return text;
  return refuse(context, 'each must be an origin such as "https://a.example"');
});

export const sealKey = z.string().transform((text, context) => {
  const key = Buffer.from(text, "base64url");
  if (key.length === 32) return new Uint8Array(key);
  return refuse(context, "each key must be 32 bytes in base64url");
});

/** A ring of keys, the first of which seals. */
export const sessionKeys = list.pipe(z.array(sealKey).min(1, "at least one key is needed"));
