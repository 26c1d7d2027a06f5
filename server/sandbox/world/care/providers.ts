import { directory, type Provider } from "./directory.ts";

const byId = new Map(directory.map((each) => [each.id, each]));

/** The provider with this id. Throws when there is none. */
export function getProviderById(id: string): Provider {
  const found = byId.get(id);
  if (found === undefined) throw new RangeError(`no provider ${id} in the directory`);
  return found;
}
