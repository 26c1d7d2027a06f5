import { createHmac, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";

const LONGEST_KEY = 64;

/**
 * What an address is counted by. An IPv6 line is given 64 bits to choose addresses from, so the
 * network counts and not the address; an IPv4 address written as IPv6 counts as itself.
 */
export function addressKey(address: string): string {
  const bare = withoutPort(address.trim()).split("%", 1)[0] ?? "";
  if (!isIPv6(bare)) return bare.slice(0, LONGEST_KEY);
  const groups = groupsOf(bare);
  const [, , , , , sixth = 0, high = 0, low = 0] = groups;
  if (groups.slice(0, 5).every((group) => group === 0) && sixth === 0xff_ff) {
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

/** Some proxies name the client's port, which would make each connection somebody else. */
function withoutPort(address: string): string {
  const [, bracketed, dotted] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
}

/** The eight groups of an IPv6 address; the URL parser knows every way to write one. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [before = "", after = ""] = written.split("::");
  const [first, last] = [numbers(before), numbers(after)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

const numbers = (part: string): number[] =>
  part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));

/** One name however it is written: signs that nobody sees or that look alike make no other name. */
export function normalizeName(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .normalize("NFKC")
    .trim()
    .toLowerCase();
}

/**
 * Keys of what is tried for which name: keyed hashes, so that no list of who tried to sign in lies in
 * memory. What is tried stands apart, so that no name is another one's recovery.
 */
export function createNameKey(): (what: string, name: string) => string {
  const secret = randomBytes(32);
  return (what, name) =>
    createHmac("sha256", secret)
      .update(`${what}\n${normalizeName(name)}`)
      .digest()
      .subarray(0, 16)
      .toString("base64url");
}
