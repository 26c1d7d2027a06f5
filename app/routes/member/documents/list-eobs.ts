import type { AccountMember } from "#server/gateway/calls/account.ts";
import { getEobPage, type Eob } from "#server/gateway/calls/eobs.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { offeredClaimTypes } from "#app/rules/claims/claim-type.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { defaultWindow } from "#app/rules/lists/date-window.ts";
import { loadEach } from "#app/frame/optional.ts";

/** All are sorted among other documents, and so loaded in one call a type. */
const MOST_EOBS = 500;

type Asked = {
  readonly members: readonly AccountMember[];
  /** Null for the whole family. */
  readonly memberKey: string | null;
  readonly today: PlainDate;
};

/**
 * The explanations of the last two years, of all types of claims at once and each once. `partly`
 * where a type could not be read; throws where none can.
 */
export async function listEobs(gateway: Gateway, { members, memberKey, today }: Asked) {
  const { answers, failed } = await loadEach(
    gateway,
    offeredClaimTypes(members),
    (optional, claimType) =>
      getEobPage(optional, {
        claimType,
        memberKey,
        ...defaultWindow(today),
        page: 0,
        size: MOST_EOBS,
      }),
  );
  return {
    eobs: eachOnce(answers.flatMap(({ eobs }) => eobs)),
    whole: answers.every(({ last, totalPages }) => last || totalPages <= 1),
    partly: failed.length > 0,
  };
}

/** One that explains claims of two types is in the lists of both. */
function eachOnce(eobs: readonly Eob[]): Eob[] {
  const seen = new Set<string>();
  return eobs.filter(({ documentId }) => {
    if (documentId === null) return true;
    const isNew = !seen.has(documentId);
    seen.add(documentId);
    return isNew;
  });
}
