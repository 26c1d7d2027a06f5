import { expect, test } from "vitest";
import { notEnrolledAlert } from "#app/text/frame/shell.ts";
import { GlobalAlerts, type AlertItem } from "./GlobalAlerts.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";

const note: AlertItem = { id: "0123456789ab", kind: "info", title: "We moved", canDismiss: true };

function alerts(...items: AlertItem[]): string {
  return htmlOf(<GlobalAlerts alerts={items} />, "/claims?page=2");
}

test("DATA-33 the four types look different and never by colour alone", () => {
  const looks = (["info", "success", "warning", "error"] as const).map((kind) => {
    const html = alerts({ ...note, kind });
    return [tagsOf(html, "div", "alert")[0], /#[\w-]+/.exec(html)?.[0]].join(" ");
  });
  expect(looks).toEqual([
    expect.stringMatching(/tone-info.*#info$/),
    expect.stringMatching(/tone-ok.*#check-circle-fill$/),
    expect.stringMatching(/tone-warn.*#warning-fill$/),
    expect.stringMatching(/tone-bad.*#warning-circle-fill$/),
  ]);
});

test("DATA-33 title, content, links and buttons, in this order", () => {
  const html = alerts({
    ...note,
    content: "To Elm Street <b>",
    links: [{ label: "Our address", href: "/contact-us" }],
    buttons: [{ label: "See the map", href: "https://map.example/us" }],
  });
  expect(wordsOf(html)).toBe(
    "We moved To Elm Street &lt;b&gt; Our address See the map (opens in a new tab) " +
      "Dismiss: We moved",
  );
  expect(html).toContain("<h2>We moved</h2>");
  expect(tagsOf(html, "a", 'class="link"', 'href="/contact-us"')).toHaveLength(1);
  const [map = ""] = tagsOf(html, "a", 'href="https://map.example/us"', "btn--quiet");
  expect(map).toContain('target="_blank"');
  expect(map).toContain('rel="noopener"');
});

test("DATA-33 an own button stays on the site, a telephone opens no tab, a link may leave", () => {
  const html = alerts({
    ...note,
    links: [{ label: "News", href: "https://news.example/" }],
    buttons: [
      { label: "Benefits", href: "/benefits/summary" },
      { label: "Call us", href: "tel:+15035550100" },
    ],
  });
  expect(tagsOf(html, "a", "btn", 'href="/benefits/summary"')).toHaveLength(1);
  expect(tagsOf(html, "a", "btn", 'href="tel:+15035550100"')).toHaveLength(1);
  expect(tagsOf(html, "a", 'target="_blank"')).toHaveLength(1);
  expect(tagsOf(html, "a", "link", 'href="https://news.example/"', "noopener")).toHaveLength(1);
});

test("DATA-33 the control to dismiss is a post that knows the alert and the way back", () => {
  const html = alerts(note);
  expect(tagsOf(html, "form", 'method="post"', 'action="/dismiss-alert"')).toHaveLength(1);
  expect(tagsOf(html, "input", 'type="hidden"', 'name="from"')[0]).toContain(
    'value="/claims?page=2"',
  );
  expect(tagsOf(html, "button", 'name="alert"', 'value="0123456789ab"')).toHaveLength(1);
});

test("DATA-33 ELIG-07 without canDismiss there is no control to close it", () => {
  for (const item of [{ ...note, canDismiss: false }, notEnrolledAlert]) {
    expect(alerts(item)).not.toContain("<form");
    expect(alerts(item)).not.toContain("<button");
  }
});
