import { randomBytes } from "node:crypto";
import { MEDICARE_DOMAIN_ID, PARTNER_DOMAIN_ID } from "./personas.ts";

export type DemoOptions = {
  readonly port: number;
  readonly sandboxPort: number;
  /** ISO date-time with offset; the demo lives in this moment. The real one when absent. */
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
    // One address signs everybody in here.
    LOGIN_LIMIT_PER_ADDRESS: "10000",
    LOGIN_LIMIT_PER_USERNAME: "1000",
    DRAIN_DELAY_MS: "0",
    CARRIER_HOSTS: "localhost,127.0.0.1",
    SUMMIT_HOSTS: "summit.localhost",
    PROVIDENCE_HOSTS: "providence.localhost",
    PARTNER_HOSTS: "partner.localhost",
    MEDICARE_HOSTS: "medicare.localhost",
    PARTNER_DOMAIN_ID: String(PARTNER_DOMAIN_ID),
    MEDICARE_DOMAIN_ID: String(MEDICARE_DOMAIN_ID),
    PARTNER_DASHBOARD_URL: "https://partner.example.test/dashboard",
    PARTNER_PLAN_CONTACT_URL: "https://partner.example.test/contact",
    APPLICATION_ORIGINS: "https://apps.example.test",
    CRM_SSO_URL: `${gateway}/__sandbox/crm`,
    CRM_TEST_ENVIRONMENT: "demo",
    GATEWAY_PATHS: "account/policy-details=account/policy-details",
    EBILL_URL: "https://ebill.example.test/start",
    DIGITAL_CLAIMS_URL: "https://forms.example.test/digital-claims",
    PRIVACY_POLICY_URL: "https://www.example.test/privacy",
    TERMS_OF_USE_URL: "https://www.example.test/terms",
    NONDISCRIMINATION_URL: "https://www.example.test/nondiscrimination",
    PREVENTIVE_CARE_PHONE: "503-555-0142",
    PREVENTIVE_CARE_EMAIL: "health-advocate@portland.example",
  };
}
