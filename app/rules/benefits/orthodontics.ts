export type DentalCodes = {
  readonly dentalProcedure?: { readonly procedureCode: string | null } | null;
  readonly dentalCategory?: string | null;
};

/**
 * Whether a line is orthodontic care, by its code (D8000 to D8999) or category: plans have a limit of its own
 * for it, and pay it in parts over the treatment.
 */
export const isOrthodontic = ({
  dentalProcedure = null,
  dentalCategory = null,
}: DentalCodes): boolean =>
  /^D?8\d{3}$/i.test(dentalProcedure?.procedureCode ?? "") || /^ortho/i.test(dentalCategory ?? "");
