import type * as en from "../../en/common/member-names.ts";

export const memberNamesText: typeof en.memberNamesText = {
  born: (name, day) => `${name} (fecha de nacimiento: ${day})`,
  suffix: (name, suffix) => `${name} (sufijo ${suffix})`,
};
