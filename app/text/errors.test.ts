import { expect, test } from "vitest";
import { errorContent, unexpectedError } from "./errors.ts";

const generic = "Sorry, it looks like there's a problem.";
const tips = ["Reload the page.", "Log out and log in again.", "Come back later."];

test("ERR-15 ERR-16 ERR-17 ERR-18 ERR-19 an unknown status is generic, with three tips", () => {
  for (const status of [999, 418, 0, -1, Number.NaN, null]) {
    const expected = { page: "Problem", title: generic, description: null, tips };
    expect(errorContent(status)).toEqual(expected);
  }
});

test("ERR-20 what status 1 says", () => {
  const { title, description } = errorContent(1);
  expect(title).toBe(generic);
  expect(description).toBe("Temporarily unable to access resource. Please try again later.");
});

test("ERR-21 what status 400 says", () => {
  const { title, description } = errorContent(400);
  expect(title).toBe(generic);
  expect(description).toBe("Error code: 400 Bad request");
});

test("ERR-22 what status 401 says", () => {
  const { title, description } = errorContent(401);
  expect(title).toBe("Sorry, but we aren't able to authenticate you.");
  expect(description).toBe("Error code: 401 Unauthorized");
});

test("ERR-26 what status 403 says", () => {
  const { title, description } = errorContent(403);
  expect(title).toBe("Sorry, it looks like you don't have access to this page.");
  expect(description).toBe("Error code: 403 Forbidden");
});

test("ERR-27 what status 404 says", () => {
  const { title, description } = errorContent(404);
  expect(title).toBe("Sorry, it looks like we can't find that page.");
  expect(description).toBe("Error code: 404 Not found");
});

test("ERR-28 what status 408 says", () => {
  const { title, description } = errorContent(408);
  expect(title).toBe("Sorry, this is taking longer than expected.");
  expect(description).toBe("Error code: 408 Request time-out");
});

test("ERR-29 what status 500 says", () => {
  const { title, description } = errorContent(500);
  expect(title).toBe("Sorry, we're having a problem with our system. We'll get this fixed soon.");
  expect(description).toBe("Error code: 500 Internal server error");
});

test("ERR-30 what status 502 says", () => {
  const { title, description } = errorContent(502);
  expect(title).toBe("Sorry, something went wrong.");
  expect(description).toBe("Error code: 502 Bad gateway");
});

test("ERR-31 what status 503 says", () => {
  const { title, description } = errorContent(503);
  expect(title).toBe("Sorry, we're unable to handle your request at this time.");
  expect(description).toBe("Error code: 503 Service unavailable");
});

test("ERR-32 400, 408, 500, 502 and 503 show the tips, the others none", () => {
  for (const status of [400, 408, 500, 502, 503]) expect(errorContent(status).tips).toEqual(tips);
  for (const status of [1, 401, 403, 404]) expect(errorContent(status).tips).toEqual([]);
});

test("ERR-08 ERR-09 ERR-10 ERR-11 ERR-12 ERR-13 the unforeseen has its own words, five tips", () => {
  expect(unexpectedError.title).toBe("Sorry, it looks like there\u2019s a problem.");
  expect(unexpectedError.tips).toEqual([
    "Clear your browser's cache and cookies.",
    "Reload the page.",
    "Check your internet connection.",
    "Come back later.",
    "Reboot your device.",
  ]);
});
