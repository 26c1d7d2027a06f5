import type { AccountMember } from "#server/gateway/calls/account.ts";
import type { IdCard } from "#server/gateway/calls/id-card.ts";
import { seenVersionOf } from "#app/forms/submit-save.ts";
import { findMissing, postalAddress } from "#app/rules/account/address-form.ts";
import { addressLines } from "#app/rules/member/address.ts";
import { listShownCards } from "#app/rules/member/id-card.ts";
import { fullName, isSubscriber } from "#app/rules/member/member.ts";
import { showDate } from "#app/text/format.ts";
import { idCardText } from "#app/text/id-card.ts";
import { memberInformationText as text } from "#app/text/member-information.ts";
import { addressValues, choicesOf, countryName, listsOf } from "#app/forms/address-schema.ts";
import type { Information } from "./load-information.ts";

const PATH = "/account/member-information";

/** The page of one person; the viewer's own has the plain address. */
export const pathOf = (asked: string | null): string =>
  asked === null ? PATH : `${PATH}?member=${encodeURIComponent(asked)}`;

/** What the page shows (S-07), in words. */
export function viewInformation(information: Information, asked: string | null) {
  const { viewer, members, shown, mayEdit, address, cards, termed } = information;
  const missing = address === "unread" || !mayEdit ? null : findMissing(address);
  return {
    path: pathOf(asked),
    name: fullName(shown),
    isFamily: mayEdit,
    tabs:
      members.length < 2
        ? []
        : members.map((each) => ({
            label: each.firstName,
            href: each === viewer ? PATH : pathOf(String(each.memberSuffix)),
            current: each === shown,
            // The address is the subscriber's to keep.
            alert:
              missing !== null && isSubscriber(each.memberSuffix) ? text.missing[missing] : null,
          })),
    details: detailsOf(shown),
    cards: viewCards(shown, cards, termed),
    address: viewAddress(address),
    missing: missing === null ? null : text.missing[missing],
    mayEdit,
  };
}

function detailsOf(member: AccountMember) {
  const { details } = text;
  const says = (flag: boolean) => (flag ? details.onFile : details.none);
  const given = [
    { term: details.name, value: fullName(member) },
    {
      term: details.relationship,
      value: member.relationshipDescription ?? member.relationship ?? "",
    },
    { term: details.dateOfBirth, value: showDate(member.dateOfBirth) },
    { term: details.sex, value: member.sexDescription ?? member.sex ?? "" },
    { term: details.otherMedical, value: says(member.hasOtherMedical) },
    { term: details.otherDental, value: says(member.hasOtherDental) },
    { term: details.outOfArea, value: member.hasOutOfAreaPlan ? details.yes : details.no },
  ];
  return given.filter(({ value }) => value !== "");
}

/** The ways to a person's cards; null where there are none to offer, since coverage has ended. */
function viewCards(member: AccountMember, cards: readonly IdCard[] | "unread", termed: boolean) {
  if (termed) return null;
  if (cards === "unread") return "unread" as const;
  const [own] = listShownCards(cards, [member]);
  return (own?.cards ?? []).map(({ suffix, category, description }) => ({
    key: category,
    name: description ?? idCardText.categories[category],
    show: `/id-card/${suffix}/${category}`,
    download: `/resource-download?suffix=${suffix}&category=${category}`,
    email: `/id-card/${suffix}/${category}/email`,
    mail: `/id-card/mail/${category}`,
  }));
}

function viewAddress(answer: Information["address"]) {
  if (answer === "unread") return null;
  const { address: words } = text;
  const address = postalAddress(answer);
  const lists = listsOf(answer);
  const lines = addressLines({ ...address, country: countryName(address.country, lists) });
  return {
    items: [
      { term: words.address, value: lines.length > 0 ? lines.join("\n") : words.noAddress },
      { term: words.phone, value: address.phoneNumber ?? words.noPhone },
    ],
    values: { ...addressValues(address), phone: address.phoneNumber ?? "" },
    version: seenVersionOf(address),
    ...choicesOf(lists),
  };
}

export type InformationView = ReturnType<typeof viewInformation>;
