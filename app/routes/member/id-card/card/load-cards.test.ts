import { expect, test } from "vitest";
import { carrierText } from "#app/components/ui/text/CarrierText.tsx";
import { listMailable } from "./load-cards.ts";

const card = (category: "M" | "D", description: string | null, suffix = 0) => ({
  memberKey: `K${suffix}`,
  suffix,
  category,
  eligible: true,
  description,
});

test("IDCARD-09 a category of cards is offered once, by the name that all its cards share", () => {
  expect(
    listMailable([card("D", "Dental"), card("M", "All of it"), card("M", "All of it", 1)]),
  ).toEqual([
    { category: "M", name: carrierText("All of it") },
    { category: "D", name: carrierText("Dental") },
  ]);
  expect(listMailable([card("M", "All of it"), card("M", "Medical alone", 1)])).toEqual([
    { category: "M", name: "Medical" },
  ]);
  expect(listMailable([card("D", null)])).toEqual([{ category: "D", name: "Dental" }]);
  expect(listMailable([])).toEqual([]);
});
