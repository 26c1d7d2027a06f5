import { expect, test } from "vitest";
import { renderedIn, valuesToShow } from "./preference-fields.tsx";

const initial = { emailAddress: "", electronicEob: "Y", emailWhenBillReady: "Y" };

test("T-45 the marker of rendered fields is a list of names separated by spaces, or names none", () => {
  const expected = ["electronicEob", "emailWhenBillReady"];
  expect(renderedIn("electronicEob emailWhenBillReady")).toEqual(expected);
  expect(renderedIn("  electronicEob  ")).toEqual(["electronicEob"]);
  for (const marker of ["", " ", null, undefined, new File([], "marker")]) {
    expect(renderedIn(marker)).toEqual([]);
  }
});

test("T-45 a form shows its saved values or what was typed; a rendered box that is not sent is unticked", () => {
  expect(valuesToShow(initial, undefined)).toEqual(initial);
  const typed = { emailAddress: "a@b.test", electronicEob: "N" };
  expect(valuesToShow(initial, typed)).toEqual({ ...initial, ...typed });
  const rendered = "electronicEob emailWhenBillReady";
  const expected = { electronicEob: "N", emailWhenBillReady: "" };
  expect(valuesToShow(initial, { ...typed, rendered })).toMatchObject(expected);
  expect(valuesToShow(initial, { rendered })).toMatchObject({ electronicEob: "" });
});
