import { expect, test } from "vitest";
import { findNcqa, ncqa } from "./ncqa.ts";
import { NCQA_ADDRESS, openSandboxGateway, plainGet } from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

test("GW-70 the configured NCQA URL is read without the session's token", async () => {
  const { value, asked } = await world.asking("sub", (gateway) => findNcqa(gateway));
  expect(asked).toEqual([plainGet(NCQA_ADDRESS, "", { authorization: null })]);
  expect(value).toEqual({
    logo: "https://www.example.test/ncqa/accredited.png",
    description: "NCQA Accredited health plan",
  });
});

test("DATA-34 the NCQA logo and description are the first accreditation's url and pairedText1", () => {
  const element = (url: string, pairedText1: string) => ({ elementValue: { url, pairedText1 } });
  const read = (accreditations: unknown) => ncqa.answer.parse({ accreditations });
  const expected = { logo: "u1", description: "t1" };
  expect(read([element("u1", "t1"), element("u2", "t2")])).toEqual(expected);
  expect(read([])).toEqual({ logo: null, description: null });
  expect(read([{ elementValue: null }])).toEqual({ logo: null, description: null });
});
