import { brandsFile } from "#tests/harness/world/brands-file.ts";
import { ELSEWHERE, type WorldOptions } from "#tests/harness/world/world.ts";

/** Where the chat's settings and the accreditation are asked: below no base of the gateway's own. */
export const CHAT_URL = `${ELSEWHERE}/settings`;
export const NCQA_URL = `${ELSEWHERE}/accreditation.json`;
export const CHAT_VENDOR = "chat.example.test";

/** What is usually not set is, and what usually is is not: one instance for the files that want any of it. */
export const CONFIGURED: WorldOptions = {
  shared: true,
  env: {
    CHAT_URL,
    CHAT_VENDOR_HOST: CHAT_VENDOR,
    CHAT_SITE_ID: "4711",
    CHAT_SCRIPT_PATH: "/widget/chat.js",
    NCQA_URL,
    DATA_LAYER: "on",
    DEFAULT_PATH: "/error/503",
    GATEWAY_PATHS: "",
    BRANDS_FILE: brandsFile({ brands: { carrier: { supportPhone: null } } }),
  },
};

/** An instance of their own for the files that look at what is kept by document or by brand. */
export const APART: WorldOptions = { shared: true, env: {} };
