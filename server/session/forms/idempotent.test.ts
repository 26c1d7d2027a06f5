import { expect, test } from "vitest";
import { createIdempotent } from "./idempotent.ts";

function form(fields: Record<string, string>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
}

test("the same form of one session and page is carried out once", async () => {
  const oneEffect = createIdempotent();
  let done = 0;
  const work = async () => (done += 1);
  const first = oneEffect("s1 /x", form({ a: "1" }), work);
  const second = oneEffect("s1 /x", form({ a: "1" }), work);
  expect(await Promise.all([first, second])).toEqual([1, 1]);
  expect(await oneEffect("s1 /x", form({ a: "1" }), work)).toBe(1);
  await oneEffect("s2 /x", form({ a: "1" }), work);
  await oneEffect("s1 /y", form({ a: "1" }), work);
  await oneEffect("s1 /x", form({ a: "2" }), work);
  // Names and values must not run into one another.
  await oneEffect("s1 /x", form({ a: "1", b: "" }), work);
  expect(done).toBe(5);
});

test("a failed or refused form may be sent again at once", async () => {
  const oneEffect = createIdempotent();
  const refused = oneEffect("s1", form({}), () => Promise.reject(new Error("down")));
  await expect(refused).rejects.toThrow("down");
  expect(await oneEffect("s1", form({}), async () => "up")).toBe("up");
  const no = () => Promise.resolve({ ok: false });
  const [one, other] = [oneEffect("s2", form({}), no), oneEffect("s2", form({}), no)];
  expect(one).toBe(other);
  await one;
  expect(await oneEffect("s2", form({}), async () => ({ ok: true }))).toEqual({ ok: true });
});

test("an outcome may be shared only while the form is under way", async () => {
  const oneEffect = createIdempotent();
  const send = (n: number) =>
    oneEffect("card", form({}), async () => n, { underWayOnly: (outcome) => outcome < 3 });
  expect(await Promise.all([send(1), send(2)])).toEqual([1, 1]);
  expect(await send(3)).toBe(3);
  expect(await send(4)).toBe(3);
  let done = 0;
  const once = () =>
    oneEffect("login", form({}), async () => (done += 1), { underWayOnly: () => true });
  expect(await Promise.all([once(), once()])).toEqual([1, 1]);
  expect(await once()).toBe(2);
});
