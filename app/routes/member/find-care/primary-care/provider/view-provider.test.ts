import { expect, test } from "vitest";
import { entryOf } from "#app/rules/care/care.fixture.ts";
import type { Provider } from "#server/gateway/calls/care/pcp.ts";
import {
  viewOffered,
  viewEntryProvider,
  viewNameOnly,
  viewCurrentProvider,
} from "./view-provider.ts";

const provider: Provider = {
  providerId: "B",
  providerName: "Oak Family Care",
  providerGroupName: "Oak Family Care",
  title: " MD ",
  acceptingNewPatients: null,
  distance: null,
  specialty: null,
  languages: ["Spanish", " ", "Spanish", "English"],
  locations: [],
};
const entry = entryOf("B", null, null, { providerTitle: "DO" });

test("a provider's group and languages are not repeated, and unknown is not shown as not accepting", () => {
  expect(viewOffered(provider)).toMatchObject({
    name: "Oak Family Care",
    title: "MD",
    group: null,
    languages: "Spanish, English",
    accepting: "unknown",
    isNameOnly: false,
  });
  expect(viewOffered({ ...provider, providerGroupName: "Oaks" }).group).toBe("Oaks");
  expect(viewOffered({ ...provider, providerName: " " }).name).toBe("Provider without a name");
});

test("a provider missing in the directory has a name only, and one not looked up what history says", () => {
  const named = { name: "Dr. B", title: null, locations: [], isNameOnly: true };
  expect(viewEntryProvider(entry, new Map([["B", null]]))).toMatchObject(named);
  expect(viewNameOnly("Dr. B")).toMatchObject(named);
  expect(viewEntryProvider(entry, new Map())).toMatchObject({ title: "DO", isNameOnly: false });
  expect(viewCurrentProvider({ ...entry, providerName: null })).toMatchObject({
    name: "Provider without a name",
    title: "DO",
    isNameOnly: true,
  });
});
