import { nameByFirstName } from "#app/frame/words/name-members.ts";
import { href } from "react-router";
import type { AccountMember } from "#server/gateway/calls/member/account.ts";
import { getAddress, type AddressAnswer } from "#server/gateway/calls/member/address.ts";
import { listMemberEligibility } from "#server/gateway/calls/member/eligibility.ts";
import { listIdCards, type IdCard } from "#server/gateway/calls/member/id-card.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { addressValues, countryName, addressListsOf } from "#app/forms/address/address-schema.ts";
import { seenVersionOf } from "#app/forms/submit/submit-save.ts";
import { awaitAll, orUnavailable } from "#app/frame/loading/load.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { findMissing, postalAddress } from "#app/rules/account/address-form.ts";
import { addressLines } from "#app/rules/member/address.ts";
import { isTermed } from "#app/rules/member/eligibility.ts";
import { listShownCards } from "#app/rules/member/id-card.ts";
import { fullName, isSubscriber } from "#app/rules/member/member.ts";
import { showDate } from "#app/text/common/format.ts";
import { showRelationship, showSex } from "#app/frame/words/show-person.ts";
import type { Words } from "#app/components/ui/text/CarrierText.tsx";
import { nameOfCard } from "#app/frame/words/show-card.ts";
import { memberInformationText as text } from "#app/text/account/member-information.ts";

const PATH = href("/account/member-information");

/** Members by their suffix in the address, as we write it. */
const SUFFIX = /^(?:0|[1-9]\d{0,3})$/;

/** The page of one person; the viewer's own has the plain address. */
export const personPathOf = (asked: string | null): string =>
  asked === null ? PATH : `${PATH}?member=${encodeURIComponent(asked)}`;

/**
 * Loads the page (S-07) for the member in the address, else for the viewer: the account first, then
 * the rest in parallel. Throws the same 404 for a member who does not exist and one hidden from the
 * viewer.
 */
export async function loadInformation(member: MemberRequest, asked: string | null) {
  const { gateway, session, today } = member;
  const { viewer, members } = await getFamily({ gateway, session });
  const shown =
    asked === null
      ? viewer
      : members.find((each) => SUFFIX.test(asked) && each.memberSuffix === Number(asked));
  if (shown === undefined) return throwErrorPage(404);
  const { eligibility, address, cards } = await awaitAll({
    eligibility: listMemberEligibility(gateway, viewer.memberKey),
    address: orUnavailable(gateway.ask(getAddress)),
    cards: orUnavailable(gateway.ask(listIdCards)),
  });
  const mayEdit = isSubscriber(viewer.memberSuffix);
  const missing = address === "unavailable" || !mayEdit ? null : findMissing(address);
  const nameOf = nameByFirstName(members);
  const tabs = members.map((each) => ({
    label: nameOf(each),
    href: each === viewer ? PATH : personPathOf(String(each.memberSuffix)),
    current: each === shown,
    // The address is the subscriber's to keep.
    alert: missing !== null && isSubscriber(each.memberSuffix) ? text.missing[missing] : null,
  }));
  return {
    path: personPathOf(asked),
    name: fullName(shown),
    isFamily: mayEdit,
    tabs: members.length < 2 ? [] : tabs,
    details: detailsOf(shown),
    // None are offered once coverage has ended.
    cards: isTermed(eligibility, today)
      ? null
      : cards === "unavailable"
        ? cards
        : cardsOf(shown, cards),
    address: address === "unavailable" ? null : viewAddress(address),
    missing: missing === null ? null : text.missing[missing],
    mayEdit,
  };
}

function detailsOf(member: AccountMember) {
  const { details } = text;
  const says = (flag: boolean) => (flag ? details.onFile : details.none);
  const relationship = member.relationshipDescription ?? member.relationship ?? "";
  const sex = member.sexDescription ?? member.sex ?? "";
  const given: { term: string; value: Words }[] = [
    { term: details.name, value: fullName(member) },
    { term: details.relationship, value: relationship && showRelationship(relationship) },
    { term: details.dateOfBirth, value: showDate(member.dateOfBirth) },
    { term: details.sex, value: sex && showSex(sex) },
    { term: details.otherMedical, value: says(member.hasOtherMedical) },
    { term: details.otherDental, value: says(member.hasOtherDental) },
    { term: details.outOfArea, value: member.hasOutOfAreaPlan ? details.yes : details.no },
  ];
  return given.filter(({ value }) => value !== "");
}

function cardsOf(member: AccountMember, cards: readonly IdCard[]) {
  const [own] = listShownCards(cards, [member]);
  return (own?.cards ?? []).map(({ suffix, category, description }) => ({
    key: category,
    name: nameOfCard({ description, category }),
    show: href("/id-card/:suffix/:category", { suffix: String(suffix), category }),
    download: `${href("/resource-download")}?suffix=${suffix}&category=${category}`,
    email: href("/id-card/:suffix/:category/email", { suffix: String(suffix), category }),
    mail: href("/id-card/mail/:category", { category }),
  }));
}

function viewAddress(answer: AddressAnswer) {
  const { address: words } = text;
  const address = postalAddress(answer);
  const lists = addressListsOf(answer);
  const lines = addressLines({ ...address, country: countryName(address.country, lists) });
  return {
    items: [
      { term: words.address, value: lines.length > 0 ? lines.join("\n") : words.noAddress },
      { term: words.phone, value: address.phoneNumber ?? words.noPhone },
    ],
    values: { ...addressValues(address), phone: address.phoneNumber ?? "" },
    version: seenVersionOf(address),
    ...lists,
  };
}
