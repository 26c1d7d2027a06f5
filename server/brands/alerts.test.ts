import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import { brandsOf, faultsOf, FIVE } from "./brands.fixture.ts";

const note = { type: "info", title: "We moved", canDismiss: true };
const read = (...alerts: unknown[]) => brandsOf({ alerts, brands: FIVE }).map((it) => it.alerts);
const problemsOf = (alerts: unknown) => faultsOf({ alerts, brands: FIVE });

test("DATA-33 an alert has type, title, content, links, buttons and canDismiss, and shows on its brands alone", () => {
  const links = [{ label: "Our address", href: "/contact-us" }];
  const buttons = [{ label: "Directions", href: "https://map.example/us" }];
  const own = { ...note, content: "To Elm Street", links, buttons, brands: ["summit"] };
  const [carrier, summit] = read(own, note);
  expect(carrier).toMatchObject([{ title: { en: "We moved" }, content: null, links: [] }]);
  expect(summit).toHaveLength(2);
  expect(summit?.[0]).toEqual({
    id: expect.stringMatching(/^[\da-f]{12}$/) as string,
    kind: "info",
    title: { en: "We moved" },
    content: { en: "To Elm Street" },
    links: [{ label: { en: "Our address" }, href: "/contact-us" }],
    buttons: [{ label: { en: "Directions" }, href: "https://map.example/us" }],
    canDismiss: true,
    brands: ["summit"],
  });
  for (const type of ["success", "warning", "error"]) {
    expect(read({ ...note, type })[0]).toMatchObject([{ kind: type }]);
  }
});

test("an alert's id depends on its type, texts and links, not on its place or brands", () => {
  const idOf = (change: object) => read({ ...note, ...change })[0]?.[0]?.id;
  const [[, moved] = []] = read({ ...note, title: "Other" }, { ...note, brands: ["carrier"] });
  expect(moved?.id).toBe(idOf({}));
  const changes = [
    { title: "We moved!" },
    { type: "warning" },
    { content: "x" },
    { links: [{ label: "a", href: "/a" }] },
    { buttons: [{ label: "a", href: "/a" }] },
  ];
  expect(new Set([{}, ...changes].map(idOf)).size).toBe(changes.length + 1);
});

test("LANG-06 an alert's texts may be in both languages; a translation does not show it again", () => {
  const title = { en: "We moved", es: "Nos mudamos" };
  const [translated] = read({ ...note, title, links: [{ label: title, href: "/a" }] });
  expect(translated?.[0]).toMatchObject({ title, links: [{ label: title }] });
  const [english] = read({ ...note, links: [{ label: "We moved", href: "/a" }] });
  expect(translated?.[0]?.id).toBe(english?.[0]?.id);
});

test.each([
  ["nonsense", /^alerts: .*expected array/],
  [[{ ...note, type: "notice" }], /^alerts\[0\]\.type: .*"info"/],
  [[note, { ...note, title: " " }], /^alerts\[1\]\.title: /],
  [[{ ...note, title: { es: "Nos mudamos" } }], /^alerts\[0\]\.title\.en: must have the English/],
  [[{ ...note, title: { en: "We moved", fr: "Non" } }], /^alerts\[0\]\.title: /],
  [[{ ...note, canDismiss: "yes" }], /^alerts\[0\]\.canDismiss: /],
  [[{ ...note, brand: "summit" }], /^alerts\[0\]: .*"brand"/],
  [[{ ...note, brands: ["acme"] }], /^alerts\[0\]\.brands\[0\]: /],
  [[{ ...note, links: [{ label: "x" }] }], /^alerts\[0\]\.links\[0\]\.href: /],
  [Array.from({ length: 11 }, () => note), /^alerts: .*<=10/],
])("the fault in the alerts %j is reported with its place", (alerts, problem) => {
  expect(problemsOf(alerts)).toEqual([expect.stringMatching(problem)]);
});

const UNSAFE = words(
  "javascript:alert(1) data:text/html,x //evil.example /\\evil.example home blob:https://a.example/1",
);

test.each(["", ...UNSAFE])("an alert's link to %j is refused", (href) => {
  expect(problemsOf([{ ...note, buttons: [{ label: "Go", href }] }])).toEqual([
    "alerts[0].buttons[0].href: must be a path of this site, or an http(s), tel or mailto address",
  ]);
});
