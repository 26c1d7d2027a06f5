import { expect, test } from "vitest";
import { Tooltip, getDelay } from "./Tooltip.tsx";
import { htmlOf, tagsOf } from "#app/components/ui/render-html.tsx";

test.each([0, 1, 250.5, 10_000])(
  "COMP-18 CONST-32 a tooltip takes a delay of %d milliseconds",
  (delay) => {
    expect(getDelay("openDelay", delay)).toBe(delay);
  },
);

test.each(["x", "300", "", null, undefined, true, [300], { ms: 300 }])(
  "COMP-18 CONST-32 a tooltip refuses the delay %j, which is not a number",
  (delay) => {
    const get = () => getDelay("openDelay", delay);
    expect(get).toThrow(TypeError);
    expect(get).toThrow("openDelay of a tooltip must be a number of milliseconds");
  },
);

test.each([Number.NaN, -1, -0.5, Infinity, -Infinity])(
  "COMP-18 CONST-32 a tooltip refuses a delay of %d, which is no length of time",
  (delay) => {
    const get = () => getDelay("closeDelay", delay);
    expect(get).toThrow(RangeError);
    expect(get).toThrow(`closeDelay of a tooltip must be zero or more milliseconds, not ${delay}`);
  },
);

test("COMP-18 a tooltip with an invalid delay does not render", () => {
  const render = (delays: { openDelay?: unknown; closeDelay?: unknown }) => () =>
    htmlOf(
      <Tooltip label="About" {...(delays as { openDelay?: number })}>
        Words
      </Tooltip>,
    );
  expect(render({ openDelay: "x" })).toThrow(TypeError);
  expect(render({ closeDelay: Number.NaN })).toThrow(RangeError);
  expect(render({ openDelay: 0, closeDelay: 0 })).not.toThrow();
});

test("COMP-18 without script the browser opens a tooltip as the popover of its button", () => {
  const html = htmlOf(<Tooltip label="About your deductible">What you pay first.</Tooltip>);
  const [button = ""] = tagsOf(html, "button", 'aria-label="About your deductible"');
  const id = /popoverTarget="([^"]+)"/i.exec(button)?.[1] ?? "none";
  expect(tagsOf(html, "div", `id="${id}"`, 'popover="auto"')).toHaveLength(1);
  expect(html).toContain("What you pay first.");
});
