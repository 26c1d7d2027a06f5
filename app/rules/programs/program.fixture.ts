import type { Program } from "#server/gateway/calls/care/programs.ts";

/** A program with an id and no other data, except for the given differences. */
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
