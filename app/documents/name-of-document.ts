import { sent, type Words } from "#app/components/ui/text/AsSent.tsx";
import { documentsText } from "#app/text/lists/documents.ts";

/** A document as its source names it. */
export const nameOfDocument = (title: string | null): Words =>
  title === null ? documentsText.untitled : sent(title);
