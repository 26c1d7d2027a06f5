import { brandWords } from "#app/components/ui/text/CarrierText.tsx";
import {
  appealDeadline,
  readNoticeDay,
  appealRights,
  externalReviewMonths,
  NOTICE_ELEMENTS,
  type NoticeElement,
} from "#app/rules/claims/appeal/appeal-rights.ts";
import { deniedLines, notPaidCents } from "#app/rules/claims/appeal/denied-claim.ts";
import { findDeniedExtent, isEstimate } from "#app/rules/claims/claim-status.ts";
import { otherPatient } from "#app/rules/claims/patient.ts";
import { claimPath } from "#app/rules/claims/claim-path.ts";
import { addressLines } from "#app/rules/member/address.ts";
import { fullName, isSubscriber } from "#app/rules/member/member.ts";
import { appealText as text } from "#app/text/claims/appeal.ts";
import { showDate } from "#app/text/common/format.ts";
import { viewClaim } from "../claim/view-claim.ts";
import type { LineView } from "../claim/view-lines.ts";
import { NOTICE_DAY } from "./AppealRights.tsx";
import type { AppealData } from "./load-appeal.ts";

/** Elements of a notice that may be named as what members can ask for. */
type RequestableElement = Exclude<NoticeElement, "claim" | "reason" | "code" | "who-helps">;

/** The page of a denied claim; `url` may name the day of its notice. */
export function viewAppeal(data: AppealData, { url, isStaff }: { url: URL; isStaff: boolean }) {
  const { claim, suffix, phone, plan, settings } = data;
  const view = viewClaim(data, new URLSearchParams());
  const { about, eob } = view;
  const isBeforeCare = isEstimate(claim.claimStatusDescription);
  const rights = appealRights(plan.kind, settings, isBeforeCare);
  const asked = NOTICE_ELEMENTS.filter((element) => rights.get(element) === "ask");
  const isPart = findDeniedExtent(claim.claimStatusDescription) === "denied-in-part";
  const lines = deniedLines(view.lines, isPart).map((line) => ({
    ...viewLine(line, data.codes),
    // Nobody has billed it, and nothing of it will be decided.
    ...(isBeforeCare && { notPaidCents: "estimate" as const, oweCents: "estimate" as const }),
  }));
  return {
    about,
    phone,
    isStaff,
    isBeforeCare,
    claimHref: claimPath({ ...claim, suffix }),
    type: view.type,
    back: view.back,
    lines,
    hasLines: view.lines.length > 0,
    reasons: reasonsOf(lines),
    check: {
      isPending: claim.assessed.pending && !isBeforeCare,
      newerHref: data.newer && claimPath(data.newer),
      twinHref: view.twinHref,
      isNewerUnread: data.isNewerUnread,
      hasEob: eob,
      isNothingOwed: view.denial?.toPay === "nothing",
    },
    deadline: viewDeadline(url.searchParams.get(NOTICE_DAY), data),
    rights: {
      internal: rights.get("internal-appeal") === "shown",
      faster:
        rights.get("faster-review") === "shown"
          ? { phone: settings.fasterPhone ?? settings.phone ?? phone }
          : null,
      external:
        rights.get("external-review") === "shown"
          ? {
              isAutomatic: plan.kind === "medicare",
              months: externalReviewMonths(plan.kind, settings),
            }
          : null,
      copies: rights.get("free-copies") === "shown",
      helpers: rights.get("who-helps") === "shown" ? settings.helpers : [],
      asked: asked.filter((element): element is RequestableElement => element in text.rights.ask),
    },
    hasSpanishLetters: settings.spanishLetters,
    appealPhone: settings.phone ?? phone,
    sendTo: { address: settings.address, fax: settings.fax },
    initial: viewSender(data),
    patient: otherPatient(about.patient, data.patient) ?? fullName(data.patient),
  };
}

export type AppealView = ReturnType<typeof viewAppeal>;

function viewLine(line: LineView, codes: AppealData["codes"]) {
  const { number, description, serviceDate, amounts, denial } = line;
  const code = denial?.code ?? null;
  return {
    number,
    description,
    serviceDate,
    billedCents: amounts.billedCents,
    notPaidCents: notPaidCents(amounts),
    oweCents: amounts.oweCents,
    reason: denial?.reason ?? null,
    code,
    known: code === null ? null : wordsOf(codes[code]),
  };
}

function wordsOf(code: AppealData["codes"][string] | undefined) {
  if (code === undefined) return null;
  const { meaning, helps } = code;
  return { meaning: brandWords(meaning), helps: helps && brandWords(helps) };
}

/** Each reason once, with the lines it is given for; no lines where it counts for all. */
function reasonsOf(lines: readonly ReturnType<typeof viewLine>[]) {
  const groups = Map.groupBy(lines, ({ reason, code }) => JSON.stringify([reason, code]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const numbers = group.length === lines.length ? [] : group.map(({ number }) => number);
    return { reason: first.reason, code: first.code, known: first.known, lines: numbers };
  });
}

function viewDeadline(typed: string | null, { claim, plan, today }: AppealData) {
  // The notice of an estimate comes before the care.
  const serviceDay = isEstimate(claim.claimStatusDescription) ? null : claim.serviceDateFrom;
  const { day, fault } = readNoticeDay(typed, { today, serviceDay });
  const { kind, days } = plan;
  const { faults } = text.deadline;
  return {
    days,
    hint: kind === "medicare" ? text.deadline.hintOfMedicare : text.deadline.hint,
    field: {
      value: day ?? typed ?? "",
      first: serviceDay,
      last: today,
      // Only a known day of service can be after it.
      error:
        fault === "early" ? faults.early(showDate(serviceDay ?? today)) : fault && faults[fault],
    },
    end: day === null || days === null ? null : appealDeadline(day, days, today),
  };
}

/** The letter's sender as far as it is on file: members fill in the rest. */
function viewSender({ account, viewer, viewerSuffix }: AppealData) {
  // Where the family's mail goes is the subscriber's to know.
  const known = isSubscriber(viewerSuffix) ? account.address : null;
  const lines = known === null ? [] : addressLines(known);
  return {
    name: fullName(viewer),
    memberId: account.subscriberId,
    address: lines.join("\n"),
    why: "",
  };
}
