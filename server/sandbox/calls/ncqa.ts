import { ncqa } from "#server/gateway/calls/ncqa.ts";
import { answerAnyone, type Handler } from "../handler.ts";

export const ncqaCalls: readonly Handler[] = [
  answerAnyone(ncqa, () => ({
    accreditations: [
      {
        elementValue: {
          url: "https://www.example.test/ncqa/accredited.png",
          pairedText1: "NCQA Accredited health plan",
        },
      },
    ],
  })),
];
