import { expect, test } from "vitest";
import { z } from "zod";
import { words } from "#app/rules/words.fixture.ts";
import { openSandbox } from "#server/sandbox/sandbox.fixture.ts";
import type { Call } from "#server/gateway/transport/call.ts";
import { GatewayContractError } from "#server/gateway/transport/errors.ts";
import { parseAnswer } from "#server/gateway/transport/read-answer.ts";
import { addressOf } from "./asked.fixture.ts";
import { CALLS } from "./contract.ts";
import { openApi } from "./open-api.ts";
import { changed, fieldsOf, isNullable, sampleOf, type Schema } from "./sample.fixture.ts";

type Operation = {
  readonly responses: {
    readonly "200": { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  };
};
const paths = openApi()["paths"] as Record<string, Record<string, Operation>>;

/** The document's answer to this call; if several calls share a path, the one with its title. */
function schemaOf({ method, path, summary }: Call): Schema {
  const schema =
    paths[`/${path}`]?.[method.toLowerCase()]?.responses["200"].content["application/json"]?.schema;
  return schema?.anyOf?.find(({ title }) => title === summary) ?? schema ?? {};
}

const answered = CALLS.filter(({ as }) => as === "json").map((call) => ({
  // One path answers with a page of EOBs, or with those of one claim.
  name: `${call.method} ${call.path}${"claimId" in call.parameters ? "?claimId" : ""}`,
  call,
  schema: schemaOf(call),
}));

/** A tier in an unknown form is reported as unreadable. */
const unreadable = z.object({ unreadable: z.array(z.unknown()).nonempty() });
function accepts({ answer }: Call, value: unknown): boolean {
  const { success, data } = answer.safeParse(value);
  return success && !unreadable.safeParse(data).success;
}

test.each(answered)(
  "GW-86 the call $name accepts an answer made from its document, also with unknown fields",
  ({ call, schema }) => {
    const sample = sampleOf(schema);
    expect(call.answer.safeParse(sample).error?.issues).toBeUndefined();
    const isRecord = (value: unknown) => z.record(z.string(), z.unknown()).safeParse(value);
    const text = JSON.stringify(sample, (_name, value: unknown) => {
      const { data } = isRecord(value);
      return data === undefined ? value : { ...data, surprise: 1 };
    });
    expect(accepts(call, JSON.parse(text))).toBe(true);
  },
);

test.each(answered)(
  "the call $name requires exactly the fields that its document requires",
  ({ call, schema }) => {
    const sample = sampleOf(schema);
    for (const { path, optional, nullable } of fieldsOf(schema)) {
      const without = accepts(call, changed(sample, path, "left out"));
      const asNull = accepts(call, changed(sample, path, { to: null }));
      const found = { path, optional: without, nullable: asNull };
      expect(found).toEqual({ path, optional, nullable });
    }
    expect(accepts(call, null)).toBe(isNullable(schema));
  },
);

const PLACE = "addressLine1 city state zipCode phoneNumber";
const PERSON = "firstName middleInitial lastName";
const OPTION = "codeKey codeType description sortOrder";
const PLAN_DAYS = "planEffectiveDate planTerminationDate";
const COVERAGE = `classPlanId effectiveDate terminationDate classPlanEffectiveDate eligible
  insuranceType`;
const PROVIDER_CHOICE = `providerId providerName providerTitle pcpSelected pcpTerminationReason
  beginDate endDate`;

/** The fields that the specification names, by answer and the record in it. */
const KEPT: [ids: string, name: string, fields: Readonly<Record<string, string>>][] = [
  [
    "DATA-03 DATA-04 DATA-05 DATA-07",
    "GET account",
    {
      "": `subscriberId subscriberKey groupKey groupId groupName parentGroupId parentGroupName
        effectiveDate hireDate`,
      "address.": `${PLACE} addressLine2 country`,
      "chatConfig.": "host bus poc displayChat mappedGroupId",
      "members.0.": `firstName lastName relationship relationshipDescription dateOfBirth sex
        sexDescription memberKey memberSuffix hasOutOfAreaPlan hasOtherMedical hasOtherDental role
        insuranceType networkNames.0`,
      "members.0.medicalEligibility.": COVERAGE,
      "members.0.dentalEligibility.": COVERAGE,
      "members.0.visionEligibility.": COVERAGE,
      "members.0.pharmacyEligibility.": COVERAGE,
    },
  ],
  ["DATA-06", "GET account/getEmployeeId", { "": "employeeId local598" }],
  [
    "DATA-08",
    "GET account/address",
    { "": PLACE, "listOfCountries.0.": OPTION, "listOfStates.0.": OPTION },
  ],
  [
    "DATA-18",
    "GET eobs/eob-detail",
    {
      "": "documentId pdfDocumentId date typeOfClaims",
      "subscriber.": PERSON,
      "members.0.": PERSON,
      "claims.0.": "id firstName lastName providerName",
    },
  ],
  [
    "DATA-20",
    "GET pcp/members",
    {
      "0.": "memberKey eligibleDates.0.effectiveDate eligibleDates.0.termedDate",
      "0.pcpHistory.0.": PROVIDER_CHOICE,
      "0.pcpHistory.0.locations.0.": PLACE,
    },
  ],
  ["DATA-21", "GET pcp/eligibility", { "": "eligible members.0.memberKey" }],
  [
    "DATA-23",
    "GET pcp/provider",
    {
      "": `providerName providerId providerGroupName title acceptingNewPatients distance specialty
        languages.0`,
      "locations.0.": PLACE,
    },
  ],
  [
    "DATA-24",
    "GET programs",
    {
      "0.": `id name description categories.0 eligible displayOrder highPriority featureGroup
        childResourceIds.0 resource url urlDocumentType icon`,
    },
  ],
  [
    "DATA-26",
    "GET plan-management/details",
    {
      "": `eligibleAndActive groupType openEnrollmentStart openEnrollmentEnd currentPlanYear
        upcomingPlanYear coverageEndDateUponCancellation coverageStartDateUponRenewal directShopUrl
        exchangeUrl exchangeUrlLabel`,
      "directPlanCancellationStatus.": "id description",
      "directCancellationOptions.0.": "id description",
    },
  ],
  [
    "DATA-27",
    "GET groups",
    {
      "0.": `groupId groupName memberKey moda360 groupEffectiveDate groupTerminationDate inactive
        ${PLAN_DAYS}`,
      "0.medical.": PLAN_DAYS,
      "0.dental.": PLAN_DAYS,
      "0.vision.": PLAN_DAYS,
      "0.pharmacy.": PLAN_DAYS,
    },
  ],
  ["DATA-28", "GET group-detail", { "groups.0.": "groupId groupName startDate endDate" }],
  ["DATA-35", "GET chat", { "": "host bus poc displayChat mappedGroupId" }],
];

const textAt = (answer: unknown, field: string): string => {
  const at = (tree: unknown, step: string): unknown => (tree as Record<string, unknown>)[step];
  return String(field.split(".").reduce(at, answer));
};

test.each(KEPT)("%s GW-86 the answer of %s keeps the specification's fields", (...row) => {
  const [, name, records] = row;
  const { call, schema } = answered.find((each) => each.name === name) ?? {};
  const sent = sampleOf(schema ?? {});
  const read = call && parseAnswer(call, { text: JSON.stringify(sent) });
  for (const [record, fields] of Object.entries(records)) {
    for (const field of words(fields).map((each) => `${record}${each}`)) {
      expect([field, textAt(read, field)]).toEqual([field, textAt(sent, field)]);
      expect(textAt(sent, field), field).not.toBe("undefined");
    }
  }
});

/** The fields that decide what members see: an answer without one is refused, not guessed at. */
const NEEDED = Object.entries({
  "GET account": `subscriberId groupId groupName members members.0.memberKey members.0.memberSuffix
    members.0.firstName members.0.lastName members.0.dateOfBirth`,
  "GET account/address": "listOfStates.0.codeKey listOfStates.0.description",
  "GET account/registration/details": "firstName",
  "GET account/security-questions": "0.id 0.question",
  "GET benefits/limits": "0.coverageType",
  "GET claims/metadata": "providers statuses",
  "GET claims/{type}": "content content.0.id",
  "GET eligibility/family": "0.memberKey 0.suffix 0.productCategory",
  "GET eobs/metadata": "providers",
  "GET group-detail": "groups.0.groupId groups.0.groupName",
  "GET groups": "0.groupId 0.groupName 0.memberKey",
  "GET groups/individual": "0.groupId 0.groupName 0.memberKey",
  "GET idCard/eligible": "0.memberKey 0.suffix 0.category 0.eligible",
  "GET idCard/view": "memberName subscriberId",
  "GET pcp/eligibility": "eligible members.0.memberKey",
  "GET pcp/members": "0.memberKey",
  "GET plan-management/details": "directPlanCancellationStatus.id",
  "GET programs": "0.id 0.name 0.eligible",
  "GET referrals": "content.0.id content.0.memberKey",
  "GET referrals/metadata": "providers statuses",
  "GET v2/eobs": `content number size numberOfElements totalElements totalPages first last empty`,
  "GET v2/eobs?claimId": "content content.0.claims.0.id",
  "POST account/registration/validate-user": "registrationKey",
  "POST account/registration/validate-username": "available",
  "POST forgot-password/verify": "resetToken",
  "POST group-selection": "token",
  "POST login-as": "token",
  "POST token": "token",
});

/** The field at which a call refuses the answer of its document with this change of the field. */
function refusedAt(name: string, field: string, change: { readonly to: unknown } | "left out") {
  const { call, schema } = answered.find((each) => each.name === name) ?? {};
  if (call === undefined || schema === undefined) throw new Error(`no call ${name}`);
  const path = field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const isWhole = field === "(root)" && change !== "left out";
  const answer = isWhole ? change.to : changed(sampleOf(schema), path, change);
  try {
    parseAnswer(call, { text: JSON.stringify(answer) });
  } catch (error) {
    if (error instanceof GatewayContractError) return error.field;
  }
  return "accepted";
}

test.each(NEEDED)("GW-86 %s refuses an answer that lacks a deciding field", (name, fields) => {
  for (const field of words(fields)) {
    const refused = [refusedAt(name, field, { to: null }), refusedAt(name, field, "left out")];
    expect(refused).toEqual([field, field]);
  }
});

test.each([
  ["GET account", "members", []],
  ["GET account", "members.0.memberSuffix", "", -1, true],
  ["GET account/security-questions", "0.question", "", "  "],
  ["GET claims/{type}", "content.0.claimDetailTotals.combinedMemberResponsibilityAmount", "n/a"],
  ["GET ebill/hasEbill", "(root)", null, "Y", {}, 0],
  ["GET eligibility/family", "0.termedDate", 20_261_231, "someday"],
  ["GET groups", "0.vision.planStatus", 7],
  ["GET idCard/view", "memberName", " "],
  [
    "GET medicare-materials/eligibility",
    "(root)",
    "true",
    "Y",
    1,
    0,
    null,
    "",
    { eligible: false },
  ],
  ["GET programs", "0.name", "", " \u00A0"],
  ["GET referrals/hasReferrals", "(root)", "false", "N", 1, 0, null, "", { hasReferrals: true }],
  ["POST forgot-password/verify", "resetToken", ""],
  ["POST token", "redirect", 42],
  ["POST token", "token", "", 7],
  ["PUT account/password", "token", "", 7],
] as const)("GW-86 %s refuses the field %s as %j", (name, field, ...values) => {
  for (const to of values) expect([to, refusedAt(name, field, { to })]).toEqual([to, field]);
});

/** The fields that a body must have; an answer's list, and an address, have none. */
const BODIES = Object.entries({
  "PUT account/password": "currentPassword newPassword",
  "PUT account/preferences": `emailAddress electronicEob emailBreakingNews electronicMedicareMailing
    emailPaymentReminder emailAutopayWithdrawalReminder discontinuePaperStatements
    emailWhenBillReady emailEwpNotification showEwpLandingPage`,
  "POST account/registration": `registrationKey username password emailAddress securityAnswers
    domainId`,
  "PUT account/registration/policies": "isCommunicationPolicySigned isEeobPreferenceConsented",
  "POST account/registration/validate-user": `firstName lastName dateOfBirth memberId emailAddress
    domainId`,
  "POST account/registration/validate-username": "registrationKey username domainId",
  "POST forgot-password/questions": "username domainId",
  "POST forgot-password/reset": "resetToken newPassword",
  "POST forgot-password/verify": "username domainId answers",
  "POST forgot-username": "firstName lastName dateOfBirth memberId domainId",
  "POST group-selection": "groupId domain",
  "POST idCard/email": "suffix category emailAddress",
  "POST login-as": "subscriberId domainId",
  "POST pcp/search": "members radius zip searchString",
  "POST pcp/select": "pcpSelectList providerId email",
  "POST plan-management/cancellation": "cancellationStatusId",
  "POST token": "username password domainId",
});

test.each(BODIES)("the body of %s needs exactly its required fields", (name, fields) => {
  const call = CALLS.find(({ method, path }) => `${method} ${path}` === name);
  const body = z.toJSONSchema(call?.body ?? z.never(), { io: "input" });
  expect(body.required).toEqual(words(fields));
});

test("the document names over 200 fields, over 50 of them required", () => {
  const fields = answered.flatMap(({ schema }) => fieldsOf(schema));
  expect(fields.length).toBeGreaterThan(200);
  expect(fields.filter(({ optional }) => !optional).length).toBeGreaterThan(50);
  const page = answered.find(({ call }) => call.path === "v2/eobs" && "page" in call.parameters);
  expect(page?.schema.required).toContain("totalElements");
});

test("GW-86 every read accepts the sandbox's answer", async () => {
  const { sandbox, get, tokenOf } = openSandbox();
  const token = await tokenOf("sub");
  // Only a registration under way has details.
  const reads = answered.filter(
    ({ call }) => call.method === "GET" && call.path !== "account/registration/details",
  );
  for (const { name, call } of reads) {
    const response = await get(addressOf(call), token);
    expect([name, response.status]).toEqual([name, 200]);
    expect([name, accepts(call, await response.json())]).toEqual([name, true]);
  }
  expect(reads.length).toBeGreaterThan(30);
  sandbox.close();
});
