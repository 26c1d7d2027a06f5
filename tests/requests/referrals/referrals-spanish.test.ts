import { expect, test } from "vitest";
import { pageAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { PATH, referralAnswer } from "./referrals-page.ts";

const world = useWorld({ language: "es" });

test("LANG-01 LANG-06 in Spanish each status of a referral has its own word, in rows and filters; a filter in use stays a choice", async () => {
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
  const statuses = said.map(([description], index) => ({ code: `S${index}`, description }));
  await world.fault({ path: "referrals", body: pageAnswer(referrals) });
  await world.fault({ path: "referrals/metadata", body: { providers: [], statuses } });
  const page = await world.see("sub", `${PATH}?provider=200186`);
  const words = said.map(([, word]) => word);
  expect(textsOf(page, "main tbody .badge")).toEqual(words);
  expect(textsOf(page, "select[name=status] option").slice(1)).toEqual(words);
  // The only choice of a filter is the one in use, or the form would drop it.
  expect(textsOf(page, "select[name=provider] option[selected]")).toEqual([
    "Un proveedor que no está en esta lista",
  ]);
});
