import { z } from "zod";

/** A token with its two readable parts decoded, which compresses several times better. */
type Packed = string | readonly [head: string, claims: string, signature: string];

/** A token prepared for compression; one that would not restore to the same text stays as it is. */
export function packToken(token: string): Packed {
  const [head, claims, signature, ...more] = token.split(".").map((part, index) => {
    return index === 2 ? part : decoded(part);
  });
  if (typeof head !== "string" || typeof claims !== "string") return token;
  return signature === undefined || signature === null || more.length > 0
    ? token
    : [head, claims, signature];
}

function decoded(part: string): string | null {
  const text = Buffer.from(part, "base64url").toString();
  return encoded(text) === part ? text : null;
}

const encoded = (text: string): string => Buffer.from(text).toString("base64url");

export const packedToken = z
  .union([z.string(), z.tuple([z.string(), z.string(), z.string()])])
  .transform((packed) => {
    if (typeof packed === "string") return packed;
    const [head, claims, signature] = packed;
    return `${encoded(head)}.${encoded(claims)}.${signature}`;
  });
