import type { PaperHeadProps } from "#app/components/frame/PaperHead.tsx";
import type { RootData } from "./root-data.ts";

/** The head of a printed page: whose it is, where it is a member's, and as of when. */
export function paperOf(
  root: RootData | undefined,
  whose: { memberName: string; plan: string } | null,
): PaperHeadProps {
  return {
    memberName: whose?.memberName ?? null,
    plan: whose?.plan ?? null,
    asOf: root?.freshness.asOf ?? null,
    phone: root?.brand.supportPhone ?? null,
  };
}
