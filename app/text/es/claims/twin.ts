import type * as en from "../../en/claims/twin.ts";

export const twinText: typeof en.twinText = {
  title: "Otro reclamo por el mismo servicio de ese día se aceptó.",
  text: "Véalo antes de hacer otra cosa.",
  link: "Ver el otro reclamo",
};
