import type { PaperHeadProps } from "#app/components/frame/PaperHead.tsx";
import type { RootData } from "./root-data.ts";

/** What a page says on paper of itself: whose it is, as far as it is anybody's, and of when. */
export function paperOf(
  root: RootData | undefined,
  whose: { memberName: string; plan: string } | null,
): PaperHeadProps {
  return {
    memberName: whose?.memberName ?? null,
    plan: whose?.plan ?? null,
    asOf: root?.asOf ?? null,
    phone: root?.brand.supportPhone ?? null,
  };
}
