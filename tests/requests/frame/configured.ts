import { brandsFile } from "#tests/harness/world/brands-file.ts";
import { ELSEWHERE, type WorldOptions } from "#tests/harness/world/world.ts";

/** The addresses of the chat's settings and the accreditation, outside the gateway's base. */
export const CHAT_URL = `${ELSEWHERE}/settings`;
export const NCQA_URL = `${ELSEWHERE}/accreditation.json`;
export const CHAT_VENDOR = "chat.example.test";

/**
 * Settings that are usually absent are set, and the other way around: one instance for all files
 * that need any of them.
 */
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

/** An instance of its own for files that test caches by document or by brand. */
export const APART: WorldOptions = { shared: true, env: {} };
