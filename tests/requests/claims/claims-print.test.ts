import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { textOf } from "#tests/harness/visitor.ts";
import { listedClaim, type WireClaim } from "./claims-page.ts";

const world = useWorld();

test("S-21 the page for printing has every claim of the list, and what they come to", async () => {
  const page = await world.see("sub", "/claims/print?sort=owe-desc");
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Your medical claims"]]);
  const rows = page.document.querySelectorAll(".data-table tbody tr");
  expect(rows).toHaveLength(88);
  const centsOf = (row: (typeof rows)[number]) => {
    const words = textOf(row.querySelector('[data-label="You owe"]'));
    const sign = words.startsWith("Credit") ? -1 : 1;
    return words === "Pending"
      ? 0
      : Math.round(sign * Number(words.replaceAll(/[^-\d.]/g, "")) * 100);
  };
  const total = page.document.querySelector(".data-table tfoot tr");
  const sum = rows.map(centsOf).reduce((all, cents) => all + cents, 0);
  expect(total && centsOf(total)).toBe(sum);
  expect(page.text).toContain("11/21/2024 to 11/21/2026");
  expect(page.document.querySelector(".crumbs a")?.getAttribute("href")).toBe(
    "/claims?sort=owe-desc",
  );
});

test("S-21 the total for printing is of the amounts that are known, and says how many are not", async () => {
  const without = (id: string) =>
    listedClaim(id, {
      claimDetailTotals: {
        chargeAmountTotal: null,
        paidAmountTotal: "60",
        combinedMemberResponsibilityAmount: "20",
      },
    });
  const printed = async (...claims: WireClaim[]) => {
    await world.mend();
    await world.fault({ path: "claims/medical", body: { content: claims } });
    const page = await world.see("sub", "/claims/print");
    const total = page.document.querySelectorAll(".data-table tfoot .end").map(textOf);
    return { total, text: page.text };
  };
  const one = await printed(listedClaim("C1"), without("C2"));
  expect(one.total).toEqual(["$100.00", "$120.00", "$40.00"]);
  expect(one.text).toContain("The billed amount of 1 claim is missing, so it isn't in the total.");
  expect(one.text).not.toMatch(/plan paid amount of|Pending claims/);
  const none = await printed(without("C1"), without("C2"));
  expect(none.total[0]).toBe("Not available");
  expect(none.text).toContain("The billed amount of 2 claims is missing, so");
  expect((await printed(listedClaim("C1"))).text).not.toContain("is missing");
});
