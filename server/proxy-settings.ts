import { isIP } from "node:net";
import { z } from "zod";

/** Refuses a value of a `transform`. */
export function refuse(context: z.RefinementCtx, message: string): typeof z.NEVER {
  context.addIssue({ code: "custom", message });
  return z.NEVER;
}

const NAMED_RANGES = ["loopback", "linklocal", "uniquelocal"];

/** Whether Express can compile it; it would throw on anything else at a later time. */
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
