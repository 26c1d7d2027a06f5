import { createHmac, type KeyObject } from "node:crypto";
import { isIPv6 } from "node:net";

const LONGEST_KEY = 64;

/**
 * The key of a client address. For IPv6 it is the network, because a client has 64 bits to choose
 * from.
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

/** Some proxies add the client's port, which would give each connection its own key. */
function withoutPort(address: string): string {
  const [, bracketed, dotted] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
}

/** The eight groups of an IPv6 address; the URL parser normalizes every way to write one. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [before = "", after = ""] = written.split("::");
  const [first, last] = [numbers(before), numbers(after)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

const numbers = (part: string): number[] =>
  part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));

/** Invisible characters, compatibility forms and letter case do not make a different name. */
export function normalizeName(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .normalize("NFKC")
    .trim()
    .toLowerCase();
}

/**
 * The key of a name: a keyed hash, so that no store holds a list of names that tried to sign in. It
 * includes the purpose, so that attempts for two purposes never share a key.
 */
export const createNameKey =
  (secretOf: () => KeyObject) =>
  (what: string, name: string): string =>
    createHmac("sha256", secretOf())
      .update(`${what}\n${normalizeName(name)}`)
      .digest()
      .subarray(0, 16)
      .toString("base64url");
