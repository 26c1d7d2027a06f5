import type { z } from "zod";
import { addDays, getPlainDate, yearOf, type PlainDate } from "#app/rules/dates/plain-date.ts";
import type { medicareMaterial } from "#server/gateway/calls/plan/medicare-materials.ts";
import type { programContent } from "#server/gateway/calls/care/programs.ts";
import type { Family } from "../families/family.ts";

type Entry = z.input<typeof programContent>;
type Material = z.input<typeof medicareMaterial>;

const file = (name: string): string => `https://documents.example.test/${name}.pdf`;

const paper = (title: string | null, name: string) => ({ title, url: file(name) });

const handbook = (name: string, documents: Entry["documents"]): Entry => ({
  id: null,
  category: "Member Handbooks",
  name,
  description: null,
  phoneNumber: null,
  documents,
});

const HANDBOOKS = {
  M: handbook("Medical plan", [
    paper("Medical plan handbook", "handbooks/medical"),
    paper("Summary of benefits and coverage (SBC)", "handbooks/medical-sbc"),
  ]),
  D: handbook("Dental plan", [
    paper("Dental plan handbook: what's covered, waiting periods & limits", "handbooks/dental"),
  ]),
  // Without its own title: the entry's name is shown.
  V: handbook("Vision plan handbook", [paper(null, "handbooks/vision")]),
  X: handbook("Pharmacy", [
    paper("Drug list (formulary), by tier", "handbooks/drug-list"),
    // A document that is not kept on the web.
    { title: "Mail-order pharmacy order form", url: null },
  ]),
};

/** Handbooks and certificates of a family's plans, including those of ended coverage. */
export function planDocumentEntries({ members }: Family): Entry[] {
  const had = members.flatMap(({ coverages }) => coverages.map(({ category }) => category));
  const letters = (["M", "D", "V", "X"] as const).filter((letter) => had.includes(letter));
  const certificate: Entry = {
    ...handbook("Certificate of Coverage", [
      paper("Your Certificate of Coverage", "certificate-of-coverage"),
    ]),
    category: "Certificate of Coverage",
  };
  return [
    ...letters.map((letter) => HANDBOOKS[letter]),
    ...(letters.includes("M") ? [certificate] : []),
  ];
}

/** Medicare documents of this, the next and past years; not in the order of their years. */
export function medicareMaterialsOn(today: PlainDate): Material[] {
  const year = yearOf(today);
  const ofYear = (of: number): Material[] => {
    const sent = getPlainDate(`${of - 1}-09-30`);
    return [
      {
        id: `EOC-${of}`,
        title: "Evidence of Coverage",
        url: file(`medicare/${of}/evidence-of-coverage`),
        date: sent,
        year: of,
        sizeBytes: 4_318_220,
      },
      {
        id: `ANOC-${of}`,
        title: "Annual Notice of Changes",
        url: file(`medicare/${of}/annual-notice-of-changes`),
        date: addDays(sent, -9),
        year: of,
        sizeBytes: 612_004,
      },
      {
        id: `FORMULARY-${of}`,
        title:
          "Comprehensive Formulary (list of covered drugs), including Part D & “preferred” tiers",
        url: file(`medicare/${of}/formulary`),
        date: null,
        year: of,
      },
    ];
  };
  return [
    ...ofYear(year - 1),
    ...ofYear(year),
    {
      id: 88,
      title: "Summary of Benefits",
      url: file(`medicare/${year + 1}/summary-of-benefits`),
      date: getPlainDate(`${year}-10-01`),
      year: year + 1,
      sizeBytes: 1_204_881,
    },
    ...ofYear(year - 2).slice(0, 1),
    { title: "Privacy notice", url: file("medicare/privacy-notice") },
  ];
}
