import { LRUCache } from "lru-cache";

const MOST_DOCUMENTS = 10_000;

/** Lengths of documents, by their ids (docs/decisions/gateway/documents.md). */
export type DocumentSizes = ReturnType<typeof createDocumentSizes>;

export function createDocumentSizes(most = MOST_DOCUMENTS) {
  const sizes = new LRUCache<string, number>({ max: most });
  return {
    /** Null for a document that was not sent yet, or whose length the gateway did not give. */
    find: (documentId: string): number | null => sizes.get(documentId) ?? null,
    record(documentId: string, bytes: number | null) {
      if (bytes !== null && bytes > 0) sizes.set(documentId, bytes);
    },
  };
}
