import { carrierText, type Words } from "#app/components/ui/text/CarrierText.tsx";
import { documentsText } from "#app/text/lists/documents.ts";

/** A document as its source names it. */
export const nameOfDocument = (title: string | null): Words =>
  title === null ? documentsText.untitled : carrierText(title);
