/** The codes of a claim's services, as far as they are given. */
export type ServedClaim = {
  readonly claimDetails?: readonly {
    readonly cptCode?: string | null;
    readonly dentalProcedure?: { readonly procedureCode: string | null } | null;
  }[];
};

/** Whether both claims name the codes of services, and have none in common. */
export function haveOtherServices(one: ServedClaim, other: ServedClaim): boolean {
  const [codes, others] = [one, other].map(
    ({ claimDetails = [] }) =>
      new Set(
        claimDetails.flatMap(({ cptCode, dentalProcedure }) =>
          [cptCode ?? [], dentalProcedure?.procedureCode ?? []].flat(),
        ),
      ),
  );
  if (!codes?.size || !others?.size) return false;
  return [...codes].every((code) => !others.has(code));
}
