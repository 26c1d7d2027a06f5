import { randomBytes } from "node:crypto";
import { MEDICARE_DOMAIN_ID, PARTNER_DOMAIN_ID } from "./personas.ts";

export type DemoOptions = {
  readonly port: number;
  readonly sandboxPort: number;
  /** ISO date-time with offset that fixes the demo's clock; the real time when absent. */
  readonly clock?: string | undefined;
};

/** Settings of a dashboard beside the sandbox, with every brand on a host of its own. */
export function demoEnvironment({ port, sandboxPort, clock }: DemoOptions): Record<string, string> {
  const gateway = `http://127.0.0.1:${sandboxPort}`;
  return {
    MODE: "demo",
    HOST: "127.0.0.1",
    PORT: String(port),
    LOG_LEVEL: "warn",
    ...(clock === undefined ? {} : { CLOCK: clock }),
    GATEWAY_URL: gateway,
    NCQA_URL: `${gateway}/ncqa`,
    SESSION_KEYS: randomBytes(32).toString("base64url"),
    // In the demo everybody signs in from one address.
    LOGIN_LIMIT_PER_ADDRESS: "10000",
    LOGIN_LIMIT_PER_USERNAME: "1000",
    SEND_LIMIT_PER_HOUR: "1000",
    DRAIN_DELAY_MS: "0",
    CARRIER_HOSTS: "localhost,127.0.0.1",
    SUMMIT_HOSTS: "summit.localhost",
    PROVIDENCE_HOSTS: "providence.localhost",
    PARTNER_HOSTS: "partner.localhost",
    MEDICARE_HOSTS: "medicare.localhost",
    PARTNER_DOMAIN_ID: String(PARTNER_DOMAIN_ID),
    MEDICARE_DOMAIN_ID: String(MEDICARE_DOMAIN_ID),
    CARRIER_SUPPORT_PHONE: "503-555-0100",
    SUMMIT_SUPPORT_PHONE: "503-555-0110",
    PROVIDENCE_SUPPORT_PHONE: "503-555-0120",
    PARTNER_SUPPORT_PHONE: "503-555-0130",
    MEDICARE_SUPPORT_PHONE: "503-555-0140",
    PARTNER_DASHBOARD_URL: "https://partner.example.test/dashboard",
    PARTNER_PLAN_CONTACT_URL: "https://partner.example.test/contact",
    APPLICATION_ORIGINS: "https://apps.example.test",
    CRM_SSO_URL: `${gateway}/__sandbox/crm`,
    CRM_TEST_ENVIRONMENT: "demo",
    GATEWAY_PATHS: [
      "account/policy-details=account/policy-details",
      "account/confidential-communication=account/confidential-communication",
      "account/email-changed=account/email-changed",
      "account/security-answers-changed=account/security-answers-changed",
    ].join(","),
    EBILL_URL: "https://ebill.example.test/start",
    DIGITAL_CLAIMS_URL: "https://forms.example.test/digital-claims",
    MEDICAL_DIRECTORY_URL: "https://directory.example.test/medical",
    DENTAL_DIRECTORY_URL: "https://directory.example.test/dental",
    VISION_DIRECTORY_URL: "https://directory.example.test/vision",
    PHARMACY_DIRECTORY_URL: "https://directory.example.test/pharmacy",
    PRIVACY_POLICY_URL: "https://www.example.test/privacy",
    TERMS_OF_USE_URL: "https://www.example.test/terms",
    NONDISCRIMINATION_URL: "https://www.example.test/nondiscrimination",
    PREVENTIVE_CARE_PHONE: "503-555-0142",
    PREVENTIVE_CARE_EMAIL: "health-advocate@portland.example",
    PROVIDENCE_PROGRAM_PDF_URL: "https://documents.example.test/providence/dental-program.pdf",
    PROVIDENCE_PROGRAM_PHONE: "503-555-0160",
    CONTACT_MEDICAL_PHONE: "503-555-0150",
    CONTACT_MEDICAL_EMAIL: "medical@carrier.example",
    CONTACT_DENTAL_PHONE: "503-555-0151",
    CONTACT_DENTAL_ALASKA_EMAIL: "dental-alaska@carrier.example",
    CONTACT_DENTAL_OREGON_EMAIL: "dental-oregon@carrier.example",
    CONTACT_PHARMACY_PHONE: "503-555-0152",
    CONTACT_PHARMACY_EMAIL: "pharmacy@carrier.example",
    CONTACT_OEBB_PHONE: "503-555-0153",
    CONTACT_OEBB_EMAIL: "oebb@carrier.example",
    CONTACT_PEBB_PHONE: "503-555-0154",
    CONTACT_PEBB_EMAIL: "pebb@carrier.example",
    CONTACT_MEDICARE_ADVANTAGE_PHONE: "503-555-0155",
    CONTACT_MEDICARE_ADVANTAGE_EMAIL: "advantage@carrier.example",
    CONTACT_MEDICARE_PHARMACY_PHONE: "503-555-0156",
    CONTACT_MEDICARE_PHARMACY_EMAIL: "medicare-pharmacy@carrier.example",
    MEDICARE_SERVICE_PHONE: "503-555-0141",
  };
}
