import type * as en from "../../en/sign-in/staff.ts";

export const staffText: typeof en.staffText = {
  region: "Vista del personal",
  viewing: (bold, name, subscriberId) => {
    const start = bold("Usted ve esta página como miembro del personal");
    if (name === null) return [start];
    if (subscriberId === undefined) return [start, ` en nombre de ${name}`];
    return [start, ` en nombre de ${name}, número de identificación ${subscriberId}`];
  },
  end: "Dejar de ver esta cuenta",
};
