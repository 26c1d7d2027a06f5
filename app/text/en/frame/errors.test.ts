import { expect, test } from "vitest";
import { errorContent, unexpectedError } from "./errors.ts";

const looks = "Sorry, it looks like";
const generic = `${looks} there's a problem.`;
const problem = "Sorry, we're having a problem with our system.";
const unable = "Sorry, we're unable to handle your request";
const tips = ["Reload the page.", "Log out and log in again.", "Come back later."];

test("ERR-15 ERR-16 ERR-17 ERR-18 ERR-19 an unknown status has the generic text and three tips", () => {
  for (const status of [999, 418, 0, -1, Number.NaN, null]) {
    const expected = { page: "Problem", title: generic, description: null, tips };
    expect(errorContent(status)).toEqual(expected);
  }
});

test.each([
  ["ERR-21 the error", 400, generic, "Bad request"],
  ["ERR-22 the error", 401, "Sorry, but we aren't able to authenticate you.", "Unauthorized"],
  ["ERR-26 the error", 403, `${looks} you don't have access to this page.`, "Forbidden"],
  ["ERR-27 the error", 404, `${looks} we can't find that page.`, "Not found"],
  ["ERR-28 the error", 408, "Sorry, this is taking longer than expected.", "Request time-out"],
  ["ERR-29 the error", 500, `${problem} We'll get this fixed soon.`, "Internal server error"],
  ["ERR-30 the error", 502, "Sorry, something went wrong.", "Bad gateway"],
  ["ERR-31 the error", 503, `${unable} at this time.`, "Service unavailable"],
])("%s %i has its title, and its number and name as description", (_row, status, title, name) => {
  const description = `Error code: ${status} ${name}`;
  expect(errorContent(status)).toMatchObject({ title, description });
});

test("ERR-20 the error 1 has the generic title, and asks to try again later", () => {
  const description = "Temporarily unable to access resource. Please try again later.";
  expect(errorContent(1)).toMatchObject({ title: generic, description });
});

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
