import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { barriersOf } from "#tests/harness/pages/page-barriers.ts";

const page = (main: string, rest = "") =>
  parse(`<html lang="en"><body><main><h1>Claims</h1>${main}</main>${rest}</body></html>`);

test("the check for barriers finds nothing on an accessible page", () => {
  const good = `
    <nav aria-label="Pages"><ul><li><a href="#list">To the list</a></li></ul></nav>
    <h2 id="list">Filters</h2>
    <form><label for="from">From</label><input id="from" aria-describedby="hint"><p id="hint">A day</p>
      <label>To <input name="to"></label><input type="hidden" name="page">
      <fieldset><legend>Kind</legend><label><input type="radio" name="kind"> Dental</label></fieldset>
      <button aria-label="Close"><svg aria-hidden="true"></svg></button>
    </form>
    <table><tr><th>Day</th></tr><tr><td>1</td></tr></table>
    <dl><div><dt>Owed</dt><dd>$1.00</dd></div></dl>
    <dialog aria-labelledby="end"><h4 id="end">Your session ends</h4></dialog>
    <img src="/card.png" alt="">`;
  expect(barriersOf(page(good))).toEqual([]);
});

test.each([
  ["a field without a label", '<input id="name">', "no name: <input"],
  ["a field of a name", '<input id="lastName">', "no autocomplete: <input"],
  ["a label of another field", '<label for="x">A</label><select id="y"></select>', "no element x"],
  ["a label without words", '<label for="x"> </label><textarea id="x"></textarea>', "no name: <la"],
  [
    "a button of a drawing alone",
    '<button><svg aria-hidden="true"></svg></button>',
    "no name: <bu",
  ],
  ["a link of hidden words", '<a href="/x"><span aria-hidden="true">x</span></a>', "no name: <a"],
  ["a name that is nowhere", '<button aria-labelledby="gone">x</button>', "no element gone"],
  ["a link to nothing in the page", '<a href="#gone">x</a>', "no element gone"],
  ["a dialog without a name", "<dialog open><p>x</p></dialog>", "no name: <dialog"],
  ["a closed dialog without a name", "<dialog><p>x</p></dialog>", "no name: <dialog"],
  ["a group without a legend", "<fieldset><p>x</p></fieldset>", "no name: <fieldset"],
  ["a picture without words", '<img src="/x.png">', "no words for a picture"],
  [
    "a table without heads",
    "<table><tr><td>1</td></tr></table>",
    "no language, or no heads: <table",
  ],
  ["a head without words", "<table><tr><th></th></tr></table>", "no name: <th"],
  ["one id twice", '<p id="a"></p><p id="a"></p>', "id a twice"],
  ["a second first heading", "<h1>More</h1>", "2 of h1"],
  ["a heading that skips a level", "<h3>More</h3>", "heading skips a level: <h3"],
  ["a heading without words", "<h2></h2>", "no name: <h2"],
  ["an item without its list", "<div><li>x</li></div>", "out of place: <li"],
  ["a list of something else", "<ul><p>x</p></ul>", "out of place: <p"],
  ["a term without its list", "<div><dt>x</dt></div>", "out of place: <dt"],
  ["a button in a link", '<a href="/x"><button>x</button></a>', "out of place: <button"],
  [
    "a link in what is not read",
    '<p aria-hidden="true"><a href="/x">x</a></p>',
    "out of place: <a",
  ],
  ["an order of its own", '<p tabindex="2">x</p>', "out of place: <p"],
  ["two menus of one name", "<nav></nav><nav></nav>", "twice: nav"],
])("barriersOf finds %s", (_what, broken, fault) => {
  const found = barriersOf(page(broken));
  expect(found.map((it) => it.slice(0, fault.length))).toContain(fault);
});

test("the check for barriers finds a page without a language and without a main element", () => {
  const found = barriersOf(parse("<html><body><h1>Claims</h1></body></html>"));
  expect(found).toEqual([
    "no language, or no heads: <html><body><h1>Claims</h1></body></html>",
    "0 of main",
  ]);
});
