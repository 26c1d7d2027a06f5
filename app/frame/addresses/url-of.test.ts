import { expect, test } from "vitest";
import { urlOf, serviceAddress } from "./url-of.ts";

const FIRST = { suffix: "0", tier: null };
const NOBODY = { suffix: null, tier: null };

test.each([
  [{ code: "D2740" }, NOBODY, "/services/dental/D2740"],
  [
    { code: "D2740" },
    { suffix: "2", tier: "outnet" },
    "/services/dental/D2740?suffix=2&tier=outnet",
  ],
  [{ code: "D2740", tier: "innet" }, FIRST, "/details/innet/dental/D2740?suffix=0"],
  [{ code: "D 27/40?#", tier: "In Net" }, NOBODY, "/details/In%20Net/dental/D%2027%2F40%3F%23"],
  [{ code: ".." }, NOBODY, null],
  [{ code: "." }, NOBODY, null],
  [{ code: "" }, NOBODY, null],
  [{ code: "D1", tier: ".." }, NOBODY, null],
  [{ code: "D1", tier: "" }, NOBODY, null],
  [{ code: "\uD800" }, NOBODY, null],
])(
  "BENEFIT-28 BENEFIT-27 the address of the service %j with the query %j is %j",
  (service, query, address) => {
    expect(serviceAddress(service, query)).toBe(address);
  },
);

test("BENEFIT-27 the name of a tier is escaped in a query", () => {
  expect(urlOf("/", { suffix: null, tier: "A&B" })).toBe("/?tier=A%26B");
});
