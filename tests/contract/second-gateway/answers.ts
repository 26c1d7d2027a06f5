/**
 * Another gateway's answers about one family, written by hand from docs/gateway.openapi.json alone.
 * They use the freedom that the document leaves: keys as numbers, figures as text, other forms of
 * days, other letter case, null or a missing field for an absence, and fields that no call uses.
 */
const subscriber = {
  memberKey: 70001,
  memberSuffix: "0",
  firstName: "Ines",
  lastName: "Okafor",
  dateOfBirth: "1979-05-06T00:00:00.000Z",
  sex: null,
  role: "PRIMARY",
  insuranceType: "COMM",
  networkNames: null,
  medicalEligibility: { classPlanId: 88, effectiveDate: "01/01/2024", eligible: true },
  dentalEligibility: { effectiveDate: "2024-01-01", terminationDate: "", eligible: true },
  visionEligibility: null,
  loyaltyTier: "gold",
};

const child = {
  memberKey: "70002",
  memberSuffix: 1,
  firstName: "Remy",
  lastName: "Okafor",
  relationship: "CHILD",
  dateOfBirth: "07/08/2014",
  hasOutOfAreaPlan: null,
  // Without the flag: not covered in this category.
  medicalEligibility: { effectiveDate: "01/01/2024" },
};

export const account = {
  subscriberId: 555000123,
  groupId: 20031,
  groupName: "Harbor Works",
  parentGroupId: null,
  effectiveDate: "01/01/2024",
  hireDate: "",
  members: [subscriber, child],
  address: null,
  tenant: { region: "NW" },
};

const line = {
  serviceDateFrom: "10/28/2026",
  status: "PAID",
  chargeAmount: "180.00",
  disallowAmount: 55,
  paidAmount: 100,
  copayAmount: "25",
  combinedMemberResponsibilityAmount: "25.00",
  claimDetailPK: { sequenceNumber: "1" },
  serviceDescription: { description: "Office visit" },
  medicalLineDisallowed: null,
};

const paid = {
  id: 9000001,
  claimType: "MEDICAL",
  claimStatusDescription: "PAID",
  claimStatusCode: "02",
  paidDate: "2026-11-02T00:00:00Z",
  patientFirstName: "INES",
  patientLastName: "OKAFOR",
  provider: { providerId: 311, providerName: "Quay Street Clinic" },
  serviceDateFrom: "10/28/2026",
  claimDetails: [line],
  claimDetailTotals: { chargeAmountTotal: "180.00", combinedMemberResponsibilityAmount: 25 },
  batch: 12,
};

/** By the type in the request; the dental claim has as few fields as allowed. */
export const claims: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  medical: [paid],
  dental: [{ id: "D-17", claimStatusDescription: "In review", serviceDateFrom: "09/15/2026" }],
  vision: [],
};

export const explanation = {
  documentId: "E-77.1",
  pdfDocumentId: 4401,
  date: "11/03/2026",
  typeOfClaims: "Medical",
  subscriber: { firstName: "Ines", lastName: "Okafor" },
  claims: [{ id: 9000001, providerName: "Quay Street Clinic", patientResponsibility: "25.00" }],
};

export const explanations = {
  content: [explanation],
  number: "0",
  size: "10",
  numberOfElements: 1,
  totalElements: 1,
  totalPages: 1,
  first: true,
  last: true,
  empty: false,
};

const group = {
  groupId: 20031,
  groupName: "Harbor Works",
  memberKey: 70001,
  planEffectiveDate: "01/01/2024",
  medical: { planStatus: "ACTIVE", planEffectiveDate: "01/01/2024" },
  dental: { planStatus: "TERMED", planTerminationDate: "12/31/2025" },
};

const categories = (memberKey: number, suffix: string) =>
  ["M", "D"].map((productCategory) => ({
    memberKey,
    suffix,
    productCategory,
    effectiveDate: "01/01/2024",
    termedDate: "",
  }));

const preferences = {
  emailAddress: "ines@harbor.example",
  electronicEob: "Y",
  emailBreakingNews: null,
};

/** Answers that are always the same, by operation; null is an empty body. */
export const ANSWERS: Readonly<Record<string, unknown>> = {
  "GET /account": account,
  "GET /account/address": {
    city: "Astoria",
    listOfStates: [{ codeKey: 41, description: "Oregon" }],
  },
  "PUT /account/address": null,
  "GET /account/confidential-communication": null,
  "PUT /account/confidential-communication": { accepted: 1 },
  "GET /account/getEmployeeId": null,
  "PUT /account/password": null,
  "POST /account/email-changed": null,
  "POST /account/security-answers-changed": null,
  "GET /account/policy-details": { hasExtendedPolicy: null },
  "GET /account/preferences": preferences,
  "PUT /account/preferences": { saved: true },
  "POST /account/registration": {},
  "GET /account/registration/details": { firstName: "Sol" },
  "PUT /account/registration/policies": null,
  "GET /account/registration/policies": { isCommunicationPolicySigned: true },
  "POST /account/registration/validate-user": { registrationKey: "k-1" },
  "POST /account/registration/validate-username": { available: true },
  "GET /account/relevant-preferences": ["electronicEob", "faxMeEverything"],
  "PUT /account/security-answers": null,
  "GET /account/security-questions": [{ id: 1, question: "Which street?" }],
  "GET /account/status": '"ACT"',
  "GET /benefits/dental": [
    {
      tierId: 1,
      services: [{ services: [{ code: 120, amount: 80 }, { name: "Crown" }] }],
      maximums: [{ description: "Annual Limit", indivAmount: "1500.00", indivMet: 0 }],
    },
    { tierId: "outnet", name: null, services: null, maximums: null },
  ],
  "GET /benefits/history": [
    { productCategory: "M", effectiveDate: "01/01/2026", terminationDate: "2026-12-31T00:00:00Z" },
    { productCategory: "D", effectiveDate: "2026-1-1" },
  ],
  "GET /benefits/limits": [
    { coverageType: "INDIVIDUAL", limitType: "Annual Limit", total: "1500.00", totalMet: 0 },
  ],
  "GET /benefits/medical": [
    { tierId: "tab1", oopDeductibles: { indivDeductible: "750", familyDeductible: -1 } },
    { tierId: "tab2" },
  ],
  "GET /benefits/pharmacy": [],
  "GET /benefits/vision": null,
  "GET /chat": { host: null },
  "GET /claims/metadata": { providers: [{ providerId: 311, providerName: null }], statuses: [{}] },
  "GET /ebill/ebillRegistered": false,
  "GET /ebill/hasEbill": false,
  "PUT /ebill/registerEbillUser": null,
  "GET /ebill/showEbillAlert": false,
  "GET /eligibility/family": [...categories(70001, "0"), ...categories(70002, "1")],
  "GET /eobs/metadata": { providers: [] },
  "POST /forgot-password/questions": [{ id: "1", question: "Which street?" }],
  "POST /forgot-password/reset": null,
  "POST /forgot-password/verify": { resetToken: "r-1" },
  "POST /forgot-username": null,
  "GET /group-detail": { groups: null, currentGroup: { groupId: 20031 } },
  "GET /groups": [group],
  "GET /groups/individual": [group],
  "GET /handbook/ooc": "",
  "GET /idCard/eligible": [
    { memberKey: 70001, suffix: "0", category: "M", eligible: true, description: null },
    { memberKey: 70002, suffix: 1, category: "D", eligible: false },
  ],
  "POST /idCard/email": null,
  "GET /idCard/request": "It will be there within ten days.",
  "GET /medicare-materials": [
    { title: "Evidence of coverage", url: "https://papers.harbor.example/evidence.pdf" },
  ],
  "GET /medicare-materials/eligibility": false,
  "GET /message/calendar": { data: { item: null } },
  "GET /ncqa": { accreditations: [{ elementValue: { pairedText1: "ACCREDITED" } }] },
  "GET /pcp/city-of-portland": "",
  "GET /pcp/eligibility": { eligible: true, members: [{ memberKey: 70001 }] },
  "GET /pcp/members": [
    {
      memberKey: 70001,
      pcpHistory: [{ providerId: 311, providerName: "Dr. Ode", pcpSelected: true }],
    },
    { memberKey: 70002, pcpHistory: null },
  ],
  "GET /pcp/provider": { providerName: "Dr. Ode", providerId: 311 },
  "POST /pcp/search": { data: [{ providerName: "Dr. Ode", providerId: 311 }] },
  "POST /pcp/select": "Noted.",
  "GET /plan-management/details": null,
  "POST /plan-management/cancellation": null,
  "GET /programs": [
    {
      id: "51",
      name: "Harbor walks",
      eligible: true,
      highPriority: true,
      urlDocumentType: "endpoint",
    },
  ],
  "GET /programs/sitecore": [{ id: "51", description: "<p>Walks along the harbor.</p>" }],
  "GET /referrals": {
    content: [
      {
        id: 88120,
        memberKey: 70001,
        referredToProvider: { providerId: 311, providerName: "Dr. Ode" },
        serviceDescription: "Balance class",
        effectiveDate: "11/01/2026",
        visitsAllowed: "6",
      },
    ],
    number: 0,
    size: 10,
    numberOfElements: 1,
    totalElements: 1,
    totalPages: 1,
    first: true,
    last: true,
    empty: false,
  },
  "GET /referrals/hasReferrals": false,
  "GET /referrals/metadata": {
    providers: [{ providerId: 311, providerName: "Dr. Ode" }],
    statuses: [{ code: 1, description: null }],
  },
  "GET /token/userkey": "u-1",
};
