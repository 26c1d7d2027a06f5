import { expect, test } from "vitest";
import { pageAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { PATH, referralAnswer } from "./referrals-page.ts";

const world = useWorld({ language: "es" });

test("LANG-01 LANG-06 in Spanish each status of a referral has its own word", async () => {
  const said = [
    ["Closed", "Cerrado"],
    ["Canceled", "Cancelado"],
    ["Withdrawn", "Retirado"],
    ["Void", "Anulado"],
    ["Received", "Recibido"],
    ["Authorized", "Autorizado"],
    ["Not approved", "No aprobado"],
  ];
  const referrals = said.map(([statusDescription = null], index) =>
    referralAnswer({ id: `R-${index}`, statusDescription }),
  );
  await world.fault({ path: "referrals", body: pageAnswer(referrals) });
  const page = await world.see("sub", PATH);
  expect(textsOf(page, "main tbody .badge")).toEqual(said.map(([, word]) => word));
});
