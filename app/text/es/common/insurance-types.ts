import type * as en from "../../en/common/insurance-types.ts";

export const insuranceTypesText: typeof en.insuranceTypesText = {
  comm: "Seguro privado",
};
