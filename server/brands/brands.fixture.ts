import type { Brand } from "./brand.ts";
import { readBrands } from "./read-brands.ts";

/** The smallest content of a file that runs the five brands of the specification. */
export const FIVE = {
  carrier: { name: "Main Carrier", hosts: ["localhost"] },
  summit: { name: "Summit", hosts: ["summit.localhost"] },
  providence: { name: "Providence", hosts: ["providence.localhost"] },
  partner: { name: "Health Plan Partner", domainId: 11, hosts: ["partner.localhost"] },
  medicare: { name: "Medicare Partner", domainId: 12, hosts: ["medicare.localhost"] },
};

/** The brands of a file with this content. */
export const brandsOf = (file: object): readonly Brand[] => readBrands(JSON.stringify(file)).brands;

/** The problems of a file with this content. */
export const faultsOf = (file: unknown): readonly string[] =>
  readBrands(JSON.stringify(file)).problems;
