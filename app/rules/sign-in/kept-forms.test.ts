import { expect, test } from "vitest";
import { isKeptForm } from "./kept-forms.ts";

test("a request for confidential communication is no draft, by whatever spelling of its path", () => {
  for (const path of [
    "/account/confidential",
    "/account/confidential/",
    "/Account/CONFIDENTIAL",
    "/account/confidential.data",
  ]) {
    expect([path, isKeptForm(path)]).toEqual([path, false]);
  }
  expect(isKeptForm("/update-preferences")).toBe(true);
});
