import type * as en from "../../en/common/meter.ts";

export const meterText: typeof en.meterText = {
  left: (amount) => ["Quedan ", amount],
  over: (amount) => [amount, " por encima"],
  of: (total) => `de ${total}`,
  beyond: (total) => `de ${total}`,
  total: (amount) => [amount, " en total"],
  counted: { of: (amount) => `Acumulado: ${amount}`, nothing: "Nada acumulado todavía" },
  used: { of: (amount) => `Usado: ${amount}`, nothing: "Nada usado todavía" },
};
