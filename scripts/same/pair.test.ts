import { expect, test } from "vitest";
import { differingLines } from "./pair.ts";
import { parse } from "node-html-parser";
import { plainAnswer } from "./plain-answer.ts";

test("two answers differ by the lines of only one of them, or by their order", () => {
  expect(differingLines("200\n<h1>A\n<p>1", "200\n<h1>A\n<p>2")).toEqual(["  - <p>1", "  + <p>2"]);
  expect(differingLines("a\nb", "b\na")).toEqual(["  the same lines in another order or number"]);
  const many = Array.from({ length: 14 }, (_, n) => `${n}`).join("\n");
  expect(differingLines(many, "")).toHaveLength(13);
  expect(differingLines(many, "").at(-1)).toBe("  (3 more lines)");
});

const answer = (html: string, headers: Record<string, string> = {}, hops: string[] = []) =>
  plainAnswer({
    url: new URL("http://localhost:1/home"),
    status: 200,
    headers: new Headers({ "content-type": "text/html", ...headers }),
    html,
    document: parse(html),
    text: "",
    hops,
  });

test("two builds' answers are equal but for sealed values, hashes and ids, and differ in words and hops", () => {
  const one = answer('<p>1</p><script nonce="a">1</script><a href="/assets/x-12345678.css">', {
    "set-cookie": "session=abc; Path=/",
    location: "http://127.0.0.1:4000/x",
  });
  const other = answer('<p>1</p><script nonce="b">2</script><a href="/assets/x-abcdefgh.css">', {
    "set-cookie": "session=xyz; Path=/",
    location: "http://127.0.0.1:5000/x",
  });
  expect(one).toBe(other);
  const ids = (first: string, second: string) => answer(`<a id=${first}><a for=${second}>`);
  expect(ids("_R_1a_", "_R_1a_")).toBe(ids("_R_2_", "_R_2_"));
  expect(ids("_R_1a_", "_R_1a_")).not.toBe(ids("_R_1a_", "_R_2_"));
  expect(answer("<p>1</p>")).not.toBe(answer("<p>2</p>"));
  expect(answer("", { "cache-control": "no-store" })).not.toBe(answer(""));
  expect(answer("", { "set-cookie": "a=1; Path=/" })).not.toBe(answer("", { "set-cookie": "a=1" }));
  expect(answer("", {}, ["/home"])).not.toBe(answer("", {}, ["/claims"]));
});
