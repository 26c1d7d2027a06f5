import type * as en from "../../en/sign-in/on-behalf.ts";

export const onBehalfText: typeof en.onBehalfText = {
  confirm: "La persona afiliada me pidió elegir esto en su nombre.",
  confirmMissing: "Confirme que la persona afiliada le pidió elegir esto.",
  confirmHint:
    "Su confirmación se registra en la cuenta de usted, con el nombre de la persona afiliada y la hora.",
};
