import type { RealWorld } from "#tests/harness/world/real-world.ts";

/** Fields of the gateway's answers that identify a person or their care. */
const TELLING = new Set([
  "addressLine1",
  "dateOfBirth",
  "documentId",
  "emailAddress",
  "employeeId",
  "firstName",
  "groupId",
  "groupName",
  "id",
  "lastName",
  "memberKey",
  "patientFirstName",
  "patientLastName",
  "pdfDocumentId",
  "phoneNumber",
  "providerId",
  "providerName",
  "subscriberId",
  "subscriberKey",
]);

const WINDOW = "startDate=2024-11-21&endDate=2026-11-21&suffix=0&page=0&size=20";

/** Every identifying value that the gateway has of a persona, with its field's name. */
export async function sentinelsOf(
  world: RealWorld,
  username: string,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const { token } = (await world.control("POST", "sso", { username })) as { token: string };
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${world.sandbox.port}/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const answer: unknown = await response.json();
    collect(answer, "", found);
  };
  await ask("account");
  await ask("account/preferences");
  await ask("account/getEmployeeId");
  await ask("eligibility/family");
  await ask("pcp/members");
  for (const type of ["medical", "dental"]) await ask(`claims/${type}?${WINDOW}`);
  const claims = [...found].filter(([, field]) => field === "id").map(([value]) => value);
  for (const id of claims.slice(0, 3)) await ask(`v2/eobs?claimId=${id}`);
  await ask("referrals?page=0&size=100&excludeExpired=false");
  return found;
}

function collect(value: unknown, field: string, found: Map<string, string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, field, found);
  else if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value)) collect(inner, name, found);
  } else if (TELLING.has(field) && typeof value === "string" && value.length > 2) {
    found.set(value, field);
  }
}

/** The `sentinels` that occur in a text as whole words, in any notation. */
export function sentinelsIn(text: string, sentinels: Iterable<string>): string[] {
  const lower = text.toLowerCase();
  return [...sentinels].filter((sentinel) => {
    const at = lower.indexOf(sentinel.toLowerCase());
    if (at < 0) return false;
    const escaped = sentinel.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(`(?<![a-z0-9])${escaped}(?![a-z0-9])`, "i").test(text);
  });
}
