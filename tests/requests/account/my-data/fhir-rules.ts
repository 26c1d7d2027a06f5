/**
 * FHIR R4 (4.0.1) on the elements of the download: how often each may occur ("1" and "1+" are
 * required), its type, and for codes the allowed ones. `identifier.system` is required here,
 * because a number without one means nothing.
 */
export const ELEMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Bundle: { type: "1 code collection", timestamp: "? instant", entry: "* Entry" },
  Entry: { fullUrl: "1 uuid", resource: "1 Resource" },
  Patient: {
    extension: "* Extension",
    identifier: "* Identifier",
    name: "* HumanName",
    gender: "? code male|female|other|unknown",
    birthDate: "? date",
  },
  HumanName: { text: "? string", family: "? string", given: "* string" },
  Organization: {
    extension: "* Extension",
    identifier: "* Identifier",
    type: "* CodeableConcept",
    name: "? string",
    telecom: "* ContactPoint",
    address: "* Address",
  },
  Practitioner: {
    identifier: "* Identifier",
    name: "* HumanName",
    telecom: "* ContactPoint",
    address: "* Address",
    qualification: "* Qualification",
  },
  Qualification: { code: "1 CodeableConcept" },
  ContactPoint: { system: "? code phone|fax|email|pager|url|sms|other", value: "? string" },
  Address: { text: "? string" },
  Coverage: {
    status: "1 code active|cancelled|draft|entered-in-error",
    type: "? CodeableConcept",
    subscriberId: "? string",
    beneficiary: "1 Reference Patient",
    relationship: "? CodeableConcept",
    period: "? Period",
    payor: "1+ Reference Organization|Patient|RelatedPerson",
    class: "* CoverageClass",
  },
  CoverageClass: { type: "1 CodeableConcept", value: "1 string", name: "? string" },
  Period: { start: "? date", end: "? date" },
  ExplanationOfBenefit: {
    identifier: "* Identifier",
    status: "1 code active|cancelled|draft|entered-in-error",
    type: "1 CodeableConcept",
    use: "1 code claim|preauthorization|predetermination",
    patient: "1 Reference Patient",
    billablePeriod: "? Period",
    created: "1 date",
    insurer: "1 Reference Organization",
    provider: "1 Reference Practitioner|PractitionerRole|Organization",
    payee: "? Payee",
    outcome: "1 code queued|complete|error|partial",
    disposition: "? string",
    insurance: "1+ Insurance",
    item: "* Item",
    total: "* Total",
    payment: "? Payment",
    processNote: "* Note",
  },
  Payee: { party: "? Reference Practitioner|PractitionerRole|Organization|Patient|RelatedPerson" },
  Insurance: { focal: "1 boolean", coverage: "1 Reference Coverage" },
  Item: {
    sequence: "1 positiveInt",
    category: "? CodeableConcept",
    productOrService: "1 CodeableConcept",
    servicedDate: "? date",
    bodySite: "? CodeableConcept",
    subSite: "* CodeableConcept",
    adjudication: "* Adjudication",
  },
  Adjudication: { category: "1 CodeableConcept", reason: "? CodeableConcept", amount: "? Money" },
  Total: { category: "1 CodeableConcept", amount: "1 Money" },
  Payment: { date: "? date" },
  Note: { text: "? string" },
  Money: { value: "? decimal", currency: "? code USD" },
  CoverageEligibilityResponse: {
    status: "1 code active|cancelled|draft|entered-in-error",
    purpose: "1+ code auth-requirements|benefits|discovery|validation",
    patient: "1 Reference Patient",
    created: "1 instant",
    request: "1 Reference CoverageEligibilityRequest",
    outcome: "1 code queued|complete|error|partial",
    insurer: "1 Reference Organization",
    insurance: "* EligibilityInsurance",
  },
  EligibilityInsurance: { coverage: "1 Reference Coverage", item: "* EligibilityItem" },
  EligibilityItem: {
    // ces-1: a category or a product; the download never has a product.
    category: "1 CodeableConcept",
    network: "? CodeableConcept",
    unit: "? CodeableConcept",
    benefit: "* Benefit",
  },
  Benefit: {
    extension: "* Extension",
    type: "1 CodeableConcept",
    allowedMoney: "? Money",
    usedMoney: "? Money",
  },
  DocumentReference: {
    identifier: "* Identifier",
    status: "1 code current|superseded|entered-in-error",
    type: "? CodeableConcept",
    category: "* CodeableConcept",
    subject: "? Reference Patient|Practitioner|Group|Device",
    content: "1+ Content",
    context: "? Context",
  },
  Content: { attachment: "1 Attachment" },
  Attachment: { title: "? string", creation: "? date" },
  Context: { related: "* Reference Any" },
  CareTeam: {
    status: "? code proposed|active|suspended|inactive|entered-in-error",
    subject: "? Reference Patient|Group",
    period: "? Period",
    participant: "* Participant",
    note: "* Annotation",
  },
  Participant: {
    role: "* CodeableConcept",
    member: "? Reference Practitioner|PractitionerRole|RelatedPerson|Patient|Organization|CareTeam",
  },
  Annotation: { text: "1 string" },
  QuestionnaireResponse: {
    status: "1 code in-progress|completed|amended|entered-in-error|stopped",
    item: "* Answered",
  },
  Answered: { linkId: "1 string", answer: "* Answer" },
  Answer: { valueBoolean: "? boolean", valueString: "? string" },
  OperationOutcome: { issue: "1+ Issue" },
  Issue: {
    severity: "1 code fatal|error|warning|information",
    code: "1 code incomplete|informational|processing",
    diagnostics: "? string",
  },
  Extension: {
    url: "1 uri",
    valueString: "? string",
    valueMoney: "? Money",
    valueCode: "? code unknown|not-applicable",
  },
  Identifier: { type: "? CodeableConcept", system: "1 uri", value: "1 string" },
  CodeableConcept: { extension: "* Extension", coding: "* Coding", text: "? string" },
  Coding: { system: "1 uri", code: "1 string" },
  Reference: {
    extension: "* Extension",
    reference: "? uuid",
    identifier: "? Identifier",
    display: "? string",
  },
};

/** The patterns of JSON values of the primitive types (R4, "Data Types"). */
export const PRIMITIVES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: isString(/\S/),
  code: isString(/^\S+(?: \S+)*$/),
  uri: isString(/^(?:https?:\/\/|urn:)\S+$/),
  uuid: isString(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
  date: isString(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/),
  instant: isString(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/),
  boolean: (value) => typeof value === "boolean",
  decimal: (value) => typeof value === "number" && Number.isFinite(value),
  positiveInt: (value) => Number.isInteger(value) && Number(value) > 0,
};

function isString(form: RegExp): (value: unknown) => boolean {
  return (value) => typeof value === "string" && form.test(value);
}

const HL7 = "http://terminology.hl7.org/CodeSystem";
const C4BB = "http://hl7.org/fhir/us/carin-bb/CodeSystem";

/** The code systems and their codes: HL7's, and CARIN Blue Button 2.0.0's (11/28/2022). */
export const CODES: Readonly<Record<string, RegExp>> = {
  [`${HL7}/adjudication`]: /^(?:submitted|copay|eligible|deductible|benefit)$/,
  [`${HL7}/claim-type`]: /^(?:institutional|oral|pharmacy|professional|vision)$/,
  [`${HL7}/v2-0203`]: /^(?:SN|MB)$/,
  [`${HL7}/coverage-class`]: /^(?:group|subgroup|plan|subplan|class|subclass)$/,
  [`${HL7}/subscriber-relationship`]: /^(?:child|parent|spouse|common|other|self|injured)$/,
  [`${HL7}/benefit-unit`]: /^(?:individual|family)$/,
  [`${HL7}/organization-type`]: /^(?:prov|dept|team|govt|ins|pay|edu)$/,
  [`${C4BB}/C4BBAdjudication`]:
    /^(?:coinsurance|noncovered|priorpayerpaid|paidbypatient|paidtopatient|paidtoprovider|memberliability|discount|drugcost)$/,
  [`${C4BB}/C4BBAdjudicationDiscriminator`]:
    /^(?:allowedunits|adjustmentreason|rejectreason|benefitpaymentstatus)$/,
  [`${C4BB}/C4BBIdentifierType`]: /^(?:payerid|naiccode|pat|um|uc)$/,
  "http://www.ama-assn.org/go/cpt": /^\d{4}[\dFTUM]$/,
  "http://www.ada.org/cdt": /^D\d{4}$/,
  "http://www.cms.gov/Medicare/Coding/HCPCSReleaseCodeSets": /^[A-CE-V]\d{4}$/,
  "https://x12.org/codes/claim-adjustment-reason-codes": /^(?:\d{1,3}|[ABDPWY]\d{1,2})$/,
  "https://x12.org/codes/remittance-advice-remark-codes": /^(?:MA?|N)\d{1,3}$/,
};

/** The carrier's own codes, which no public system has. */
export const OWN_CODES = /^urn:x-member-download:[a-z]+:(?:procedure|denial)$/;
