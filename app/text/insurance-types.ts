/** Codes of the gateway for a kind of insurance, in lower case, as members read them. */
const en = {
  comm: "Commercial",
};

export const insuranceTypesText = en;
