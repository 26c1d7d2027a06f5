import type * as en from "../../en/sign-in/on-behalf.ts";

export const onBehalfText: typeof en.onBehalfText = {
  confirm: "La persona afiliada me pidió que eligiera esto en su nombre.",
  confirmMissing: "Confirme que la persona afiliada le pidió que eligiera esto.",
  confirmHint:
    "Su confirmación se registra en su propia cuenta, con el nombre de la persona afiliada y la hora.",
};
