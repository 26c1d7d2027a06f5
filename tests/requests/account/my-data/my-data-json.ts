import type { DataTable } from "#app/rules/account/my-data-tables.ts";
import { resolverOf, resourcesOf, type Json } from "./my-data-bundles.ts";
import { type Files } from "./my-data-of.ts";
import type { Fact, Facts } from "./my-data-facts.ts";

type Loose = Readonly<Record<string, string | undefined>>;

const known = (fact: Loose): Fact =>
  Object.fromEntries(
    Object.entries(fact).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

const cents = (dollars: string | undefined) =>
  dollars === undefined ? undefined : String(Math.round(Number(dollars) * 100));
const own = (json: Json, name: string) =>
  json.all("extension").find((it) => it.at("url") === `urn:x-member-download:${name}`);
const suffixOf = (patient: Json | undefined) =>
  patient && own(patient, "member-suffix")?.at("valueString");
type Resolve = ReturnType<typeof resolverOf>;
const yesNo = (is: boolean) => (is ? "Yes" : "No");
const dayAfter = (day: string | undefined) =>
  day === undefined
    ? undefined
    : new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The columns of amounts by their CARIN Blue Button code, or by name if there is none. */
const AMOUNTS: Readonly<Record<string, string>> = {
  submitted: "billedCents",
  discount: "discountCents",
  Denied: "deniedCents",
  noncovered: "notCoveredCents",
  benefit: "planPaidCents",
  deductible: "deductibleCents",
  copay: "copayCents",
  coinsurance: "coinsuranceCents",
  memberliability: "oweCents",
};

const amountsIn = (all: readonly Json[]): Loose =>
  Object.fromEntries(
    all.flatMap((it) => {
      const code = it.at("category.coding.0.code") ?? it.at("category.text") ?? "";
      const column = AMOUNTS[code];
      return column === undefined ? [] : [[column, cents(it.at("amount.value"))]];
    }),
  );

const nameOf = (patient: Json | undefined) =>
  patient && `${patient.at("name.0.given.0")} ${patient.at("name.0.family")}`;

function claimFact(it: Json, resolve: Resolve): Fact {
  const patient = resolve(it.at("patient.reference"));
  return known({
    claimId: it.at("identifier.0.value"),
    type: it.at("type.text"),
    status: it.at("disposition"),
    decided: yesNo(it.at("outcome") === "complete"),
    memberSuffix: suffixOf(patient),
    memberName: nameOf(patient),
    patient: it.at("patient.display"),
    serviceDate: it.at("billablePeriod.start"),
    paidDate: it.at("payment.date"),
    providerId: resolve(it.at("provider.reference"))?.at("identifier.0.value"),
    provider: it.at("provider.display"),
    payee: it.at("payee.party.display"),
    ...amountsIn(it.all("total")),
    contradictory: yesNo(it.all("processNote").length > 0),
  });
}

function lineFact(claim: Json, it: Json): Fact {
  const reason = (category: string) =>
    it
      .all("adjudication")
      .find((each) =>
        [each.at("category.text"), each.at("category.coding.0.code")].includes(category),
      );
  return known({
    claimId: claim.at("identifier.0.value"),
    line: it.at("sequence"),
    serviceDate: it.at("servicedDate"),
    status: reason("Status")?.at("reason.text"),
    code: it.at("productOrService.coding.0.code"),
    description: it.at("productOrService.text"),
    paidAs: reason("Paid as")?.at("reason.text"),
    category: it.at("category.text"),
    tooth: it.at("bodySite.text"),
    surface: it.at("subSite.0.text"),
    ...amountsIn(it.all("adjudication")),
    denialCode: reason("adjustmentreason")?.at("reason.coding.0.code"),
    denialReason: reason("adjustmentreason")?.at("reason.text"),
  });
}

function eobFacts(it: Json): Fact[] {
  const document = {
    documentId: it.at("identifier.0.value"),
    date: it.at("content.0.attachment.creation"),
    typeOfClaims: it.at("category.0.text"),
    subscriber: it.at("subject.display"),
  };
  const claims = it.all("context.related").map((claim) => ({
    claimId: claim.at("identifier.value"),
    patient: own(claim, "patient")?.at("valueString"),
    provider: own(claim, "provider")?.at("valueString"),
    billedCents: cents(own(claim, "billed")?.at("valueMoney.value")),
    oweCents: cents(own(claim, "you-owe")?.at("valueMoney.value")),
  }));
  return (claims.length === 0 ? [{}] : claims).map((claim) => known({ ...document, ...claim }));
}

const accumulatorFacts = (it: Json, resolve: Resolve): Fact[] =>
  it
    .all("insurance")
    .flatMap((insurance) => insurance.all("item"))
    .map((item) =>
      known({
        memberSuffix: suffixOf(resolve(it.at("patient.reference"))),
        memberName: it.at("patient.display"),
        category: item.at("category.text"),
        coverageType: item.at("unit.coding.0.code"),
        limitType: item.at("benefit.0.type.text"),
        networkTier: item.at("network.text"),
        totalCents: cents(item.at("benefit.0.allowedMoney.value")),
        metCents: cents(item.at("benefit.0.usedMoney.value")),
        remainingCents: cents(
          item.all("benefit")[0] &&
            own(item.all("benefit")[0] ?? item, "remaining")?.at("valueMoney.value"),
        ),
      }),
    );

const SEX: Readonly<Record<string, string>> = { male: "Male", female: "Female" };

const memberFact = (it: Json): Fact =>
  known({
    memberSuffix: suffixOf(it),
    firstName: it.at("name.0.given.0"),
    lastName: it.at("name.0.family"),
    relationship: own(it, "relationship")?.at("valueString"),
    dateOfBirth: it.at("birthDate"),
    sex: SEX[it.at("gender") ?? ""],
    subscriberId: it.at("identifier.0.value"),
    groupId: own(it, "group-number")?.at("valueString"),
    groupName: own(it, "group-name")?.at("valueString"),
  });

/**
 * The status follows from the days; a Coverage has the last covered day, not the first uncovered
 * one.
 */
const coverageFact = (it: Json, resolve: Resolve, today: string): Fact => {
  const from = it.at("period.start");
  const cancelled = it.at("status") === "cancelled";
  return known({
    memberSuffix: suffixOf(resolve(it.at("beneficiary.reference"))),
    memberName: it.at("beneficiary.display"),
    category: it.at("type.text"),
    status: cancelled ? "ended" : from !== undefined && from > today ? "future" : "active",
    effectiveDate: from,
    terminationDate: dayAfter(it.at("period.end")),
  });
};

const providerFact = (it: Json): Fact =>
  known({
    providerId: it.at("identifier.0.value"),
    name: it.at("name") ?? it.at("name.0.text"),
    title: it.at("qualification.0.code.text") ?? own(it, "title")?.at("valueString"),
    address: it.at("address.0.text"),
    phone: it.at("telecom.0.value"),
  });

const careFact = (it: Json, resolve: Resolve): Fact =>
  known({
    memberSuffix: suffixOf(resolve(it.at("subject.reference"))),
    memberName: it.at("subject.display"),
    providerId: resolve(it.at("participant.0.member.reference"))?.at("identifier.0.value"),
    provider: it.at("participant.0.member.display"),
    current: yesNo(it.at("status") === "active"),
    beginDate: it.at("period.start"),
    endDate: it.at("period.end"),
    endReason: it.at("note.0.text"),
  });

const preferenceFacts = (it: Json): Fact[] =>
  it.all("item").map((item) => {
    const is = item.at("answer.0.valueBoolean");
    const answer =
      is === undefined ? item.at("answer.0.valueString") : is === "true" ? "yes" : "no";
    return known({ preference: item.at("linkId"), answer });
  });

/** The facts in the files for applications. */
export function factsInJson(files: Files, today = "2026-11-21"): Facts {
  const resolve = resolverOf(files);
  const claims = resourcesOf(files, "claims", "ExplanationOfBenefit");
  const facts: Facts = {
    members: resourcesOf(files, "members", "Patient").map(memberFact),
    eligibility: resourcesOf(files, "eligibility", "Coverage").map((it) =>
      coverageFact(it, resolve, today),
    ),
    accumulators: resourcesOf(files, "accumulators", "CoverageEligibilityResponse").flatMap((it) =>
      accumulatorFacts(it, resolve),
    ),
    claims: claims.map((it) => claimFact(it, resolve)),
    "claim-lines": claims.flatMap((it) => it.all("item").map((line) => lineFact(it, line))),
    eobs: resourcesOf(files, "eobs", "DocumentReference").flatMap(eobFacts),
    providers: resourcesOf(files, "providers")
      .filter((it) => it.at("resourceType") !== "OperationOutcome")
      .map(providerFact),
    "primary-care": resourcesOf(files, "primary-care", "CareTeam").map((it) =>
      careFact(it, resolve),
    ),
    preferences: resourcesOf(files, "preferences", "QuestionnaireResponse").flatMap(
      preferenceFacts,
    ),
  };
  return facts;
}

/** The sentences of a bundle about what it leaves out. */
export const leftOutOf = (files: Files, table: DataTable): (string | undefined)[] =>
  resourcesOf(files, table === "claim-lines" ? "claims" : table, "OperationOutcome").flatMap((it) =>
    it.all("issue").map((issue) => issue.at("diagnostics")),
  );
