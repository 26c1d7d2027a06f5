import { expect, test } from "vitest";
import { openSandbox, pdfTextOf } from "./sandbox.fixture.ts";

const { ask, get, send, tokenOf, answerOf } = openSandbox();

const view = async (username: string, suffix: number, category: string, accept: string) =>
  ask("GET", `idCard/view?suffix=${suffix}&category=${category}`, {
    token: await tokenOf(username),
    accept,
  });

test("GW-60 idCard/view answers a PDF of that very card when Accept asks for one", async () => {
  const response = await view("sub", 0, "M", "application/pdf");
  const text = await pdfTextOf(response, "id-card-0-M.pdf");
  expect(text).toContain("(ID card of Jordan Testa-Lindqvist)");
});

test("idCard/email puts the card into the outbox, and only a card there is", async () => {
  const letter = { suffix: 2, category: "M", emailAddress: "ana@members.example" };
  const { emailAddress: _address, ...nowhere } = letter;
  for (const [username, body, status] of [
    ["sub", letter, 200],
    ["sub", { ...letter, category: "D" }, 404],
    ["sub", { ...letter, suffix: 7 }, 404],
    ["sub", nowhere, 400],
    ["sub", { ...letter, suffix: "2" }, 400],
    ["dep-adult", letter, 403],
    ["term", { ...letter, suffix: 0 }, 404],
  ] as const) {
    expect(await send("POST", "idCard/email", body, username)).toMatchObject({ status });
  }
  expect(await (await get("__sandbox/mail")).json()).toEqual([
    { to: "ana@members.example", card: { suffix: 2, category: "M" } },
  ]);
});

test("each of several cards is its own, and what is no card is not found", async () => {
  const medical = await (await view("ma", 0, "M", "application/json")).json();
  const dental = await (await view("ma", 0, "D", "application/json")).json();
  expect(medical).toMatchObject({ coverage: "Medical and pharmacy" });
  expect(dental).toMatchObject({ coverage: "Dental" });
  expect((await view("ma", 0, "V", "application/pdf")).status).toBe(404);
  expect((await view("term", 0, "M", "application/pdf")).status).toBe(404);
  expect(await answerOf("term", "idCard/eligible")).toMatchObject([{ eligible: false }]);
});
