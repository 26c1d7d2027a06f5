import type { Program } from "#server/gateway/calls/care/programs.ts";

/** A program that says nothing of itself but its number, unless told otherwise. */
export const program = (id: number, differences: Partial<Program> = {}): Program => ({
  id,
  name: `Program ${id}`,
  description: "",
  categories: [],
  eligible: true,
  displayOrder: id,
  highPriority: false,
  featureGroup: null,
  childResourceIds: [],
  resource: null,
  url: null,
  urlDocumentType: null,
  icon: null,
  ...differences,
});
