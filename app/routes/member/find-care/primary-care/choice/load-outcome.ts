import { href, redirect } from "react-router";
import type { AccountMember } from "#server/gateway/calls/member/account.ts";
import { findProvider, listPcpMembers, type PcpMember } from "#server/gateway/calls/care/pcp.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext } from "#server/middleware/member.ts";
import { carrierText } from "#app/components/ui/text/CarrierText.tsx";
import { awaitAll, orNull } from "#app/frame/loading/load.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { memberCare } from "#app/rules/care/member-care.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { getSuffix } from "./load-choice.ts";
import { providerChoice, cutName } from "./provider-choice-flow.ts";
import { fullName } from "#app/rules/member/member.ts";
import { providerChoiceText } from "#app/text/care/provider-choice.ts";
import { viewOffered, viewNameOnly } from "../provider/view-provider.ts";

/** Includes the present records: another tab may have chosen since. */
export async function loadOutcome(context: Context, suffixInPath: string) {
  const { gateway, session, today } = context.get(memberContext);
  const { state, family } = await awaitAll({
    state: providerChoice.find(context),
    family: getFamily({ gateway, session }),
  });
  const { members } = family;
  const suffix = getSuffix(members, suffixInPath);
  if (state?.memberKey !== session.memberKey || state.suffix !== suffix) {
    throw redirect(href("/find-care/primary-care/:suffix", { suffix: String(suffix) }), {
      status: 303,
    });
  }
  // The page says what became of the choice even where the gateway fails.
  const { records, provider } = await awaitAll({
    records: orNull(gateway.ask(listPcpMembers)),
    provider: orNull(gateway.ask((optional) => findProvider(optional, state.provider.id))),
  });
  const people = state.people.flatMap((person) => {
    const member = members.find(({ memberSuffix }) => memberSuffix === person.suffix);
    return member === undefined ? [] : [{ ...person, ...nowOf(member, records, today) }];
  });
  return { ...state, people, found: provider };
}

/**
 * A member's name, present provider and upcoming ones; without providers, too, where the records
 * cannot be read.
 */
function nowOf(member: AccountMember, records: readonly PcpMember[] | null, today: PlainDate) {
  const record = records?.find((each) => each.memberKey === member.memberKey);
  const { current, upcoming } = memberCare(record, true, today);
  return { name: fullName(member), current, upcoming };
}

export type LoadedOutcome = Awaited<ReturnType<typeof loadOutcome>>;

const text = providerChoiceText.done;

export function viewOutcome(outcome: LoadedOutcome, today: PlainDate) {
  const { suffix, search, answer, provider, found, emailAddress } = outcome;
  const became = isThereNow(outcome) ? "found" : outcome.became;
  const query = new URLSearchParams({ search, provider: provider.id }).toString();
  const page = href("/find-care/primary-care/:suffix", { suffix: String(suffix) });
  const isSaved = became === "saved" || became === "found";
  return {
    isSaved,
    title: text.titles[became],
    answer: became === "saved" && answer !== "" ? carrierText(answer) : text.answers[became],
    provider: found === null ? viewNameOnly(provider.name) : viewOffered(found),
    people: outcome.people.map((person) => ({
      suffix: person.suffix,
      name: person.name,
      lines: linesOf(person, { provider, isSaved, today }),
    })),
    emailAddress,
    page,
    again: `${page}/choose?${query}`,
  };
}

/**
 * Whether the records show the choice by now: all members have the provider, and none had it
 * before.
 */
const isThereNow = ({ became, people, provider }: LoadedOutcome): boolean =>
  became === "unknown" &&
  people.length > 0 &&
  people.every((person) => !person.had && hasProvider(person, provider.id));

type Person = LoadedOutcome["people"][number];

const hasProvider = ({ current, upcoming }: Person, id: string): boolean =>
  [current, ...upcoming].some((entry) => entry?.providerId === id);

type Beside = {
  readonly provider: LoadedOutcome["provider"];
  readonly isSaved: boolean;
  readonly today: PlainDate;
};

/** The first day of a person's choice, the provider it replaces, and any later provider. */
function linesOf(person: Person, { provider: { id, name }, isSaved, today }: Beside): string[] {
  const { day, before, current } = person;
  const now = current?.providerName?.trim() ?? "";
  const isKept = now === "" || cutName(now) === before?.trim() || hasProvider(person, id);
  const { period } = providerChoiceText;
  return [
    day > today ? period.future(day) : period.active(day),
    ...(before === null || before === name ? [] : [text.before(before)]),
    ...(isKept || !isSaved ? [] : [text.since(now)]),
  ];
}
