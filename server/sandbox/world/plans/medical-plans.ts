import {
  byEdition,
  deductible,
  outOfPocket,
  type Edition,
  type Plan,
  type PlanPage,
} from "./plan.ts";

const DEDUCTIBLE =
  "What you pay before the plan begins to pay. Preventive care and many other services are free of it.";
const ABROAD = "What you pay out of network before the plan begins to pay.";

/**
 * Individual amounts in network; a family's are `families` times as much, out of network twice as
 * much.
 */
type Size = { readonly deductible: number; readonly most: number };

/** Two tiers, in and out of network, of a plan that grows dearer from year to year. */
export const medicalPlan =
  (
    network: string,
    sizes: readonly [before: Size, now: Size, next: Size],
    families: readonly [deductible: number, most: number] = [3, 2],
  ) =>
  (edition: Edition): Plan => {
    const size = byEdition(...sizes)(edition);
    const [times, timesMost] = families;
    return {
      name: `${network} ${size.deductible}`,
      tiers: [
        {
          tierId: "innet",
          name: `${network} providers`,
          network: "in",
          amounts: [
            deductible(size.deductible, size.deductible * times, "in", DEDUCTIBLE),
            outOfPocket(size.most, size.most * timesMost),
          ],
          pages: pagesOf(edition, inNetwork),
        },
        {
          tierId: "outnet",
          name: "All other providers",
          network: "out",
          amounts: [
            deductible(size.deductible * 2, size.deductible * 2 * times, "out", ABROAD),
            outOfPocket(size.most * 2, size.most * 2 * timesMost),
          ],
          pages: pagesOf(edition, outOfNetwork),
        },
      ],
    };
  };

/** One tier for every provider, as Medicare plans have it. */
export const oneTierMedicalPlan =
  (name: string, sizes: readonly [before: Size, now: Size, next: Size]) =>
  (edition: Edition): Plan => {
    const size = byEdition(...sizes)(edition);
    return {
      name,
      tiers: [
        {
          tierId: "innet",
          name: `${name} providers`,
          network: "all",
          amounts: [
            deductible(size.deductible, null, "in", DEDUCTIBLE),
            outOfPocket(size.most, null),
          ],
          pages: pagesOf(edition, inNetwork),
        },
      ],
    };
  };

type Row = readonly [
  pageId: string,
  name: string,
  inNetwork: string,
  outOfNetwork: string,
  editions?: readonly Edition[],
];

const ROWS: readonly Row[] = [
  ["office-visits", "Office visits", "$25 copay", "you pay 50%"],
  ["specialists", "Specialist visits", "$40 copay", "you pay 50%"],
  ["preventive-care", "Preventive visits and vaccines", "no charge", "you pay 50%"],
  ["virtual-care", "Virtual visits", "$10 copay", "not covered", ["now", "next"]],
  ["laboratory", "Laboratory tests and X-rays", "you pay 20%", "you pay 50%"],
  ["imaging", "MRI, CT and ultrasound", "you pay 20%", "you pay 50%"],
  ["emergency", "Emergency department", "$200 copay, then you pay 20%", "as in network"],
  ["hospital", "Hospital stays", "you pay 20%", "you pay 50%"],
  ["rehabilitation", "Physical and occupational therapy", "you pay 20%", "you pay 50%"],
  ["mental-health", "Counseling and psychotherapy", "$25 copay", "you pay 50%"],
  ["maternity", "Pregnancy and birth", "you pay 20%", "you pay 50%"],
  ["acupuncture", "Acupuncture, 12 visits", "$25 copay", "not covered", ["before", "now"]],
  ["hearing", "Hearing aids", "you pay 20%", "you pay 20%", ["next"]],
];

/** Rows with a page of their own on the carrier's site. */
const WITH_PAGE = new Set(["office-visits", "preventive-care", "emergency", "maternity"]);

const inNetwork = (row: Row): string => row[2];
const outOfNetwork = (row: Row): string => row[3];

const pagesOf = (edition: Edition, wordsOf: (row: Row) => string): PlanPage[] =>
  ROWS.filter(([, , , , editions]) => editions?.includes(edition) ?? true).map((row) => ({
    url: WITH_PAGE.has(row[0]) ? `https://benefits.example.test/medical/${row[0]}` : null,
    pageId: row[0],
    pageDescription: `${row[1]}: ${wordsOf(row)}`,
  }));
