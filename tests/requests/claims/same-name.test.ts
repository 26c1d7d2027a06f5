import { expect, test } from "vitest";
import { account } from "#server/gateway/calls/member/account.ts";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { GATEWAY } from "#tests/harness/world/world.ts";

const world = useWorld();

type Wire = { readonly members: readonly { readonly memberSuffix: number }[] };

/** The family of `sub`, in which both children are called Theo. */
async function haveTwoTheos() {
  const headers = { authorization: `Bearer ${await world.token("sub")}` };
  const answer = await world.ask(new Request(`${GATEWAY}/${account.path}`, { headers }));
  const wire = (await answer.json()) as Wire;
  const members = wire.members.map((member) =>
    member.memberSuffix === 2 ? { ...member, firstName: "Theo" } : member,
  );
  await world.fault({ path: account.path, body: { ...wire, members } });
}

const THEOS = ["Theo", "Theo Testa-Lindqvist"].map((name) =>
  ["05/14/2006", "05/14/2017"].map((day) => `${name} (born ${day})`),
);

test.each([
  ["/claims", "main a", THEOS[0]],
  ["/claims", "main option", THEOS[1]],
  ["/benefits/medical", "main option", THEOS[1]],
  ["/benefits/referrals", "main option", THEOS[1]],
  ["/claims/year/2026", "main tbody th", THEOS[1]],
])("T-88 on %s two members of one name are told apart in %s", async (path, selector, theos) => {
  await haveTwoTheos();
  const page = await world.see("sub", path);
  const named = textsOf(page, selector).filter((text) => text.startsWith("Theo"));
  expect(named).toEqual(theos);
});

const [FIRST, FULL] = ["Theo", "Theo Testa-Lindqvist"].map((name) => `${name} (born 05/14/2017)`);

test.each([
  ["/claims?member=2", "h1, h2", `Medical claims of ${FIRST}`],
  ["/claims?member=everyone", "main td", FIRST],
  ["/claims/print?member=2", "main h1", `Medical claims of ${FIRST}`],
  ["/benefits/medical?suffix=2", "main h1", `Medical benefits for ${FIRST}`],
  ["/benefits/summary", "main tbody th", FIRST],
  ["/benefits/dental/cost", "main .choice label", FIRST],
  ["/account/summary", "main tbody th", FULL],
  ["/account/member-information", "main a", FIRST],
  ["/account/proof-of-coverage", "main label", FULL],
  ["/account/plan-benefits", "main tbody tr", FULL],
  ["/find-care/primary-care", "main h2, main h3, main li", FULL],
  ["/find-care/primary-care/2", "main h1", FULL],
  ["/id-card", "main h2", FULL],
  ["/home", "main li", FULL],
  ["/documents", "main td", FULL],
])(
  "T-88 on %s a heading, row or choice (%s) tells one of two members of one name apart",
  async (path, selector, name) => {
    await haveTwoTheos();
    const page = await world.see("sub", path);
    expect(textsOf(page, selector).filter((text) => text.includes(name ?? ""))).not.toEqual([]);
  },
);
