import { expect, test } from "vitest";
import { splitPrice } from "./split-price.ts";

test.each([
  ["Office visits: $25 copay", "Office visits", "$25 copay"],
  ["Acupuncture, 12 visits: $25 copay", "Acupuncture, 12 visits", "$25 copay"],
  ["Care at home: nursing: you pay 20%", "Care at home: nursing", "you pay 20%"],
  ["Preventive visits: no charge", "Preventive visits", "no charge"],
  ["Hearing aids: not covered", "Hearing aids", "not covered"],
  ["Therapy: see your handbook", "Therapy: see your handbook", null],
  ["20% off: glasses", "20% off: glasses", null],
  [": $25 copay", ": $25 copay", null],
  ["Office visits", "Office visits", null],
])("BENEFIT-06 %s is a name and a price where it has both", (words, name, price) => {
  expect(splitPrice(words)).toEqual({ name, price });
});
