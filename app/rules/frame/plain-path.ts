/**
 * A path as the router compares it: percent-decoded, in lower case. One that cannot be decoded stays
 * encoded.
 */
export function plainPath(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}
