import { z } from "zod";
import { phone } from "./contact-settings.ts";

/** The address of another site, which a link may lead to. */
export const url = z.url({ protocol: /^https?$/, error: "must be an http(s) URL" });
export const optionalUrl = url.nullable().default(null);

/** Where members look for care: the directories of other sites, and Providence's program. */
export const careSettings = {
  MEDICAL_DIRECTORY_URL: optionalUrl,
  DENTAL_DIRECTORY_URL: optionalUrl,
  VISION_DIRECTORY_URL: optionalUrl,
  PHARMACY_DIRECTORY_URL: optionalUrl,
  PROVIDENCE_PROGRAM_PDF_URL: optionalUrl,
  PROVIDENCE_PROGRAM_PHONE: phone,
};
