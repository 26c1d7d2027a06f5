import type { ClaimAmounts } from "../claim-amounts.ts";
import type { SentLine } from "./sent-line.ts";

/**
 * The other procedure that the plan paid a dental line as; null where it paid nothing, as for a denied
 * line, or paid for the procedure that was done.
 */
export function findPaidAs<Given extends { readonly procedureCode: string | null }>({
  dentalProcedure: done,
  alternateDentalProcedure: other,
  planPaidCents,
}: {
  readonly dentalProcedure: Given | null;
  readonly alternateDentalProcedure: Given | null;
  /** Null while it is not decided. */
  readonly planPaidCents: number | null;
}): Given | null {
  if (done === null || other === null || (planPaidCents ?? 0) <= 0) return null;
  const isSame = done.procedureCode !== null && done.procedureCode === other.procedureCode;
  return isSame ? null : other;
}

/**
 * Whether the plan paid a line as another procedure, and none of its amounts is the difference, which may be in
 * what is over the allowed amount.
 */
export const lacksDifference = ({
  dentalProcedure = null,
  alternateDentalProcedure = null,
  ...line
}: Partial<Pick<SentLine, "dentalProcedure" | "alternateDentalProcedure">> &
  Pick<ClaimAmounts, "planPaidCents" | "notCoveredCents" | "discountCents">): boolean =>
  findPaidAs({ ...line, dentalProcedure, alternateDentalProcedure }) !== null &&
  !line.notCoveredCents &&
  (line.discountCents ?? 0) > 0;
