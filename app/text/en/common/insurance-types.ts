/** Codes of the gateway for a kind of insurance, in lower case, as members read them. */
export const insuranceTypesText = {
  comm: "Private insurance",
};
