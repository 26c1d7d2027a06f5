import { expect, test } from "vitest";
import { errorContent, unexpectedError } from "./errors.ts";

const looks = "Sorry, it looks like";
const generic = `${looks} there's a problem.`;
const tips = ["Reload the page.", "Log out and log in again.", "Come back later."];

test("ERR-15 ERR-16 ERR-17 ERR-18 ERR-19 an unknown status has the generic text and three tips", () => {
  for (const status of [999, 418, 0, -1, Number.NaN, null]) {
    const expected = { page: "Problem", title: generic, description: null, tips };
    expect(errorContent(status)).toEqual(expected);
  }
});

// Titles and descriptions of each status: tests/requests/frame/errors/error-pages.test.ts.
test("ERR-32 errors 400, 408, 500, 502 and 503 show three tips, other errors none", () => {
  for (const status of [400, 408, 500, 502, 503]) expect(errorContent(status).tips).toEqual(tips);
  for (const status of [1, 401, 403, 404]) expect(errorContent(status).tips).toEqual([]);
});

test("ERR-08 ERR-09 ERR-10 ERR-11 ERR-12 ERR-13 an unexpected error has a title of its own and five tips", () => {
  expect(unexpectedError.title).toBe("Sorry, it looks like there\u2019s a problem.");
  expect(unexpectedError.tips).toEqual([
    "Clear your browser's cache and cookies.",
    "Reload the page.",
    "Check your internet connection.",
    "Come back later.",
    "Reboot your device.",
  ]);
});
