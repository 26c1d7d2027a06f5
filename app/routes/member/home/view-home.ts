import { nameMembers } from "#app/frame/words/name-members.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { showStatus, type OtherStatus } from "#app/rules/claims/claim-status.ts";
import { coverageOfCategory, coverageOn, shownDay } from "#app/rules/member/coverage.ts";
import { hasNoEligibility, hasUnknownDays, isTermed } from "#app/rules/member/eligibility.ts";
import { idCardAction } from "#app/rules/member/id-card.ts";
import { planOf, type CategoryPlan } from "#app/rules/benefits/category-plan.ts";
import { whereYouStand } from "#app/rules/benefits/where-you-stand.ts";
import { featuredLimit, isFeaturedDoubtful } from "#app/rules/benefits/featured-limit.ts";
import { limitOrder } from "#app/rules/benefits/accumulators.ts";
import { displayId, fullName, isSubscriber } from "#app/rules/member/member.ts";
import { planManagementBanner } from "#app/rules/account/plan-management.ts";
import {
  preventiveCareCard,
  homePrograms,
  programsVisible,
  shortcutPrograms,
} from "#app/rules/programs/programs.ts";
import {
  primaryCareList,
  selectionOf,
  showsPrimaryCareUpdate,
} from "#app/rules/care/primary-care.ts";
import { otherPatient } from "#app/rules/claims/patient.ts";
import { claimPath } from "#app/rules/claims/claim-path.ts";
import { recentClaims } from "#app/rules/claims/recent-claims.ts";
import { showsEobButton } from "#app/rules/claims/eob-button.ts";
import { taxTimeYear } from "#app/rules/claims/year/claim-years.ts";
import { viewNotices } from "./view-notices.ts";
import { showDate } from "#app/text/common/format.ts";
import { showPlanOpening } from "#app/contact/load-contact.ts";
import { contactLinesOf, findPlanPhone } from "#app/rules/contact/plan-line.ts";
import { showInsuranceType } from "#app/frame/words/show-insurance-type.ts";
import { viewTile } from "#app/programs/program-tile.ts";
import type { Brand } from "#server/brands/brand.ts";
import { findTileUrl, type ProgramSites } from "#app/rules/programs/program-target.ts";
import { benefitCategoryText } from "#app/text/benefits/categories.ts";
import { listNames } from "#app/text/common/list.ts";
import type { HomeData } from "./load-home.ts";

export function viewHome(
  data: HomeData,
  { brand, today }: MemberRequest,
  { sites, now }: { readonly sites: ProgramSites; readonly now: Date },
) {
  const { account, viewer, employee } = data;
  const lines = contactLinesOf(account, data.eligibility);
  const termed = isTermed(data.eligibility, today);
  const coverage = coverageOn(data.eligibility, today);
  const hasClaimsPage = !hasNoEligibility(data.eligibility);
  const hasEbill = data.hasEbill && brand.links.ebill !== null;
  const shownId = displayId({ ...employee, subscriberId: account.subscriberId });

  return {
    firstName: viewer.firstName,
    phone: findPlanPhone(brand, lines),
    /** Whether that phone is answered now, in a sentence. */
    opening: showPlanOpening(brand, lines, now),
    id: {
      displayId: shownId,
      idKind: shownId === account.subscriberId ? ("subscriber" as const) : ("employee" as const),
    },
    // A member who never had coverage has no card.
    card:
      coverage.kind === "none"
        ? null
        : {
            fullName: fullName(viewer),
            groupNumber: account.groupId,
            groupName: account.groupName,
            insuranceType: showInsuranceType(viewer.insuranceType),
            networks: listNames(viewer.networkNames),
            /** Null while it is active, or where its days are unknown; else its first day, or its last. */
            coverage:
              coverage.kind === "active" || hasUnknownDays(data.eligibility, today)
                ? null
                : { kind: coverage.kind, day: shownDay(coverage, today) },
            action: idCardAction({ termed, eligibleCards: data.idCards.length }),
          },
    notices: {
      notices: viewNotices({
        coverage,
        isPrimaryCareNew: showsPrimaryCareUpdate(data.pcpEligibility.eligible, today),
        plan: data.planManagement && planManagementBanner(data.planManagement, today),
        mayManagePlan: isSubscriber(viewer.memberSuffix),
      }),
      ebill: data.ebillAlert && hasEbill && !termed,
    },
    preventive: viewPreventiveCare(data, brand.preventiveCare),
    claims: recentClaims(data.medical, data.dental).map((claim) => viewRecentClaim(claim, viewer)),
    // Where the menus hide Claims.
    hasClaimsPage,
    taxYear: hasClaimsPage ? taxTimeYear(today) : null,
    primaryCare: data.pcpEligibility.eligible ? viewPrimaryCare(data, today) : null,
    stand: brand.flags.healthPlanPartner ? null : viewStand(data, today),
    limit: brand.flags.healthPlanPartner ? viewFeaturedLimit(data) : null,
    programs: viewPrograms(data, { brand, termed, hasEbill }, sites),
  };
}

function viewFeaturedLimit(data: HomeData) {
  const limit = featuredLimit(data.limits ?? []);
  if (limit === null) return null;
  const { name, detail, totalCents, metCents, remainingCents } = limit;
  return {
    name,
    detail,
    totalCents,
    metCents,
    remainingCents,
    /** A limit that is known by its name (§9) is said in the page's own words. */
    isAnnual: limitOrder(name) === 1,
    isDoubtful: isFeaturedDoubtful(limit, viewerPlan(data, "dental")),
  };
}

function viewStand(data: HomeData, today: MemberRequest["today"]) {
  // Tiers alone are not enough: the gateway reports each amount twice, and both must agree.
  if (data.limits === null || data.limits.length === 0) return null;
  const covered = (["medical", "dental"] as const).filter(
    (category) => coverageOfCategory(data.eligibility, category, today).kind === "active",
  );
  const { rows, isDoubtful } = whereYouStand(covered.map((category) => viewerPlan(data, category)));
  return rows.length === 0 && !isDoubtful ? null : { asOf: today, rows, isDoubtful };
}

const viewerPlan = (data: HomeData, category: "medical" | "dental"): CategoryPlan =>
  planOf({ ...data[`${category}Tiers`], category, limits: data.limits, isViewer: true });

export type HomeView = ReturnType<typeof viewHome>;

function viewPrimaryCare(data: HomeData, today: MemberRequest["today"]) {
  const { withoutSelection, withSelection, unread } = primaryCareList({
    eligibleMemberKeys: data.pcpEligibility.members.map((member) => member.memberKey),
    unread: data.unreadCare,
    selections: data.pcpMembers.map((record) => selectionOf(record, today)),
    members: data.members,
  });
  const nameOf = nameMembers(data.members, fullName);
  const named = <Row extends { readonly suffix: number }>(row: Row) => ({
    ...row,
    name: nameOf({ memberSuffix: row.suffix }),
  });
  const inWords = withSelection.map(({ from, ...row }) => ({
    ...named(row),
    from: from && showDate(from),
  }));
  return {
    withoutSelection: withoutSelection.map(named),
    withSelection: inWords,
    unread: unread.map(named),
  };
}

function viewPreventiveCare(data: HomeData, { phone, email }: Brand["preventiveCare"]) {
  const card = preventiveCareCard({
    groupId: data.account.groupId,
    dueDateText: data.preventiveVisitDue,
  });
  if (card === null) return null;
  return {
    dueDate: card.kind === "due" ? card.on : null,
    phone,
    email,
  };
}

function viewRecentClaim(claim: HomeData["medical"][number], viewer: HomeData["viewer"]) {
  const { id, claimType: type, provider, day, oweCents, statusCode, standing } = claim;
  const suffix = viewer.memberSuffix;
  const status = showStatus(claim);
  return {
    id,
    type,
    typeName: benefitCategoryText[type],
    provider,
    serviceDate: day,
    // Other statuses are plain words here, without the list's icons.
    status: status.kind === "other" ? withoutIcon(status) : status,
    // What only takes another claim back is no credit.
    ...(typeof oweCents === "number" && oweCents < 0 && standing !== "takes-back"
      ? { oweCents: -oweCents, isCredit: true }
      : { oweCents }),
    patient: otherPatient(claim.patient, viewer),
    notes: [
      ...(claim.denialBesideStatus === null
        ? []
        : [claimsText.besideStatus[claim.denialBesideStatus]]),
      ...(claim.contradictory ? [claimsText.contradictory] : []),
      ...(standing === null ? [] : [claimsText.standings[standing]]),
    ],
    detailsHref: claimPath({ claimType: type, id, suffix }),
    eob: showsEobButton({ suffix, statusCode }),
  };
}

const withoutIcon = ({ tone: _tone, icon: _icon, ...status }: OtherStatus) => status;

type ProgramFacts = Pick<MemberRequest, "brand"> & {
  readonly termed: boolean;
  readonly hasEbill: boolean;
};

/** The programs; null if the brand has none, or a termed member would see an empty section. */
function viewPrograms(data: HomeData, { brand, ...member }: ProgramFacts, sites: ProgramSites) {
  if (!programsVisible(brand.flags)) return null;
  const tiles = programTiles(data, member, sites);
  return member.termed && tiles.length === 0 ? null : { tiles, viewAll: !member.termed };
}

function programTiles(data: HomeData, member: Omit<ProgramFacts, "brand">, sites: ProgramSites) {
  const { programs, shortcuts } = homePrograms({
    programs: data.programs,
    termed: member.termed,
    shortcuts: shortcutPrograms({
      ...member,
      // programsVisible has left it out.
      providence: false,
      outlineOfCoverageUrl: findTileUrl(data.outlineOfCoverageUrl, sites),
    }),
  });
  return [...programs, ...shortcuts].map((tile) => viewTile(tile, member.hasEbill, sites));
}
