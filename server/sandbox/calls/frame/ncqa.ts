import { ncqa } from "#server/gateway/calls/frame/ncqa.ts";
import { answerPublic, type Handler } from "../../handler.ts";

export const ncqaCalls: readonly Handler[] = [
  answerPublic(ncqa, () => ({
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
