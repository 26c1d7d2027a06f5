import { expect, test } from "vitest";
import { leastContrast, PRODUCT_COLORS } from "#app/brand/colors.ts";
import { brandsOf, faultsOf, FIVE } from "./brands.fixture.ts";

const { carrier } = FIVE;
const faults = (colors: object) => faultsOf({ brands: { carrier: { ...carrier, colors } } });

test("a brand without colors of its own has the product's colors and no style sheet", () => {
  for (const { key, look } of brandsOf({ brands: FIVE }))
    expect([look.colors, look.sheet]).toEqual([PRODUCT_COLORS[key], null]);
});

test("a brand's own colors have their style sheet, with grays of the same hue or the stated one", () => {
  const colors = { hue: 120, chroma: 0.1 };
  const summit = { ...FIVE.summit, colors: { ...colors, neutralHue: 60 } };
  const brands = brandsOf({ brands: { carrier: { ...carrier, colors }, summit } });
  expect(brands.map(({ look }) => look.colors)).toEqual([
    { ...colors, neutralHue: 120 },
    { ...colors, neutralHue: 60 },
  ]);
  const [one, other] = brands.map(({ look }) => look.sheet);
  expect(one?.css).toBe('[data-brand="carrier"]{--h:120;--c:0.1;--nh:120}\n');
  expect(one?.href).toMatch(/^\/brand\.css\?v=[\da-f]{12}$/);
  expect(other?.href).not.toBe(one?.href);
});

test("colors with less contrast than 4.5 are refused with the place and the contrast", () => {
  const red = { hue: 20, chroma: 0.15 };
  const { place, contrast } = leastContrast({ ...red, neutralHue: 20 });
  expect(contrast).toBeLessThan(4.5);
  const words = `words on ${place} would have a contrast of ${contrast.toFixed(2)}, and need 4.5`;
  expect(faults(red)).toEqual([`brands.carrier.colors.chroma: ${words}`]);
  expect(faults({ ...red, chroma: 0.09 })).toEqual([]);
});

test.each([
  [{ hue: 361, chroma: 0.1 }, /^brands\.carrier\.colors\.hue: .*<=360/],
  [{ hue: 120, chroma: 0.21 }, /^brands\.carrier\.colors\.chroma: .*<=0\.2/],
  [{ hue: 120, chroma: -0.1 }, /^brands\.carrier\.colors\.chroma: .*>=0/],
  [{ hue: 120 }, /^brands\.carrier\.colors\.chroma: /],
  [{ hue: 120, chroma: 0.1, primary: "red" }, /^brands\.carrier\.colors: .*"primary"/],
  [{ hue: "1;} body{display:none", chroma: 0.1 }, /^brands\.carrier\.colors\.hue: /],
])("the colors %j are refused", (colors, fault) => {
  expect(faults(colors)).toEqual([expect.stringMatching(fault)]);
});
