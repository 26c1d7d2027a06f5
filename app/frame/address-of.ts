export function addressOf(path: string, parts: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  return query.size === 0 ? path : `${path}?${query}`;
}
