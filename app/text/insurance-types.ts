/** Codes of the gateway for a kind of insurance, in lower case, as members read them. */
const en = {
  comm: "Private insurance",
};

export const insuranceTypesText = en;
