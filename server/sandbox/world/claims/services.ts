import type { ClaimType } from "#server/gateway/calls/claims/claims.ts";
import type { LineSpec } from "./claim-specs.ts";

/** A billed service and its cost sharing. */
export type Service = Pick<
  LineSpec,
  "code" | "description" | "dentalCategory" | "tooth" | "alternate" | "billedCents"
> & {
  /** A fixed amount for the member, in cents. */
  readonly copayCents: number;
  readonly coinsurancePercent: number;
  /** Provider ids. */
  readonly providers: readonly [string, ...string[]];
};

const medical = (
  code: string,
  description: string,
  billedCents: number,
  [copayCents, coinsurancePercent]: readonly [number, number],
  providers: readonly [string, ...string[]],
): Service => ({ code, description, billedCents, copayCents, coinsurancePercent, providers });

const dental = (
  code: string,
  description: string,
  dentalCategory: string,
  [billedCents, coinsurancePercent]: readonly [number, number],
  more: Pick<Service, "tooth" | "alternate"> = {},
): Service => ({
  ...more,
  code,
  description,
  dentalCategory,
  billedCents,
  copayCents: 0,
  coinsurancePercent,
  providers: ["300111", "300135"],
});

const clinics = ["200117", "200131", "200148"] as const;
const laboratory = ["200162"] as const;
const imaging = ["200155"] as const;
const therapists = ["200186"] as const;
const counselors = ["200193"] as const;
const optometrists = ["400114", "400121"] as const;

/** Whether the family's clinic provides it. */
export const isOfClinic = ({ providers }: Service): boolean => providers === clinics;

/** Services by type of claim, the most frequent first. */
export const services: Readonly<Record<ClaimType, readonly [Service, ...Service[]]>> = {
  medical: [
    medical("99213", "Office visit, 20 minutes", 14_800, [2500, 0], clinics),
    medical("80053", "Metabolic panel", 6600, [0, 20], laboratory),
    medical("97110", "Therapeutic exercise, 15 minutes", 11_800, [2000, 0], therapists),
    medical("99214", "Office visit, 30 minutes", 19_800, [2500, 0], clinics),
    medical("85025", "Blood count", 3900, [0, 20], laboratory),
    medical("90834", "Psychotherapy, 45 minutes", 16_500, [2500, 0], counselors),
    medical("36415", "Blood draw", 1900, [0, 20], clinics),
    medical("71046", "Chest X-ray, two views", 13_200, [0, 20], imaging),
    medical("99396", "Preventive visit", 24_600, [0, 0], clinics),
    medical("97140", "Manual therapy, 15 minutes", 10_400, [0, 20], therapists),
    medical("90686", "Flu vaccine", 3800, [0, 0], clinics),
    medical("76700", "Abdominal ultrasound", 38_500, [0, 20], imaging),
    medical("99283", "Emergency department visit", 98_400, [20_000, 20], ["200179"]),
  ],
  dental: [
    dental("D1110", "Cleaning", "Preventive", [11_200, 0]),
    dental("D0120", "Periodic oral evaluation", "Preventive", [6800, 0]),
    dental("D0274", "Bitewing X-rays, four films", "Preventive", [7400, 0]),
    dental("D2392", "Filling, two surfaces", "Basic", [24_800, 20], {
      tooth: { number: "19", surface: "MO" },
    }),
    dental("D1351", "Sealant", "Preventive", [5900, 0], {
      tooth: { number: "3", surface: "O" },
    }),
    dental("D4341", "Scaling and root planing, one quadrant", "Basic", [29_500, 20]),
    dental("D2740", "Crown, ceramic", "Major", [134_000, 50], {
      tooth: { number: "30" },
      alternate: { code: "D2751", description: "Crown, porcelain fused to metal" },
    }),
  ],
  vision: [
    medical("92014", "Eye exam", 15_900, [1000, 0], optometrists),
    medical("V2103", "Lenses, single vision", 9600, [0, 25], optometrists),
    medical("V2020", "Frames", 18_000, [0, 25], optometrists),
    medical("92310", "Contact lens fitting", 12_500, [1500, 0], optometrists),
  ],
};
