import { expect, test } from "vitest";
import { GlobalAlerts, type AlertItem } from "./GlobalAlerts.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";

const note: AlertItem = { id: "0123456789ab", kind: "info", title: "We moved", canDismiss: true };

const alerts = (...items: AlertItem[]) => htmlOf(<GlobalAlerts alerts={items} />, "/claims?page=2");

test("DATA-33 alerts of the four types differ by colour and by icon", () => {
  const looks = (["info", "success", "warning", "error"] as const).map((kind) => {
    const html = alerts({ ...note, kind });
    return [/tone-\w+/.exec(html)?.[0], /#[\w-]+/.exec(html)?.[0]];
  });
  expect(looks).toEqual([
    ["tone-info", "#info"],
    ["tone-ok", "#check-circle-fill"],
    ["tone-warn", "#warning-fill"],
    ["tone-bad", "#warning-circle-fill"],
  ]);
});

test("DATA-33 an alert has title, content, links and buttons in this order; other sites open a new tab", () => {
  const html = alerts({
    ...note,
    content: "To Elm Street <b>",
    links: [
      { label: "Our address", href: "/contact-us" },
      { label: "News", href: "https://news.example/" },
    ],
    buttons: [
      { label: "See the map", href: "https://map.example/us" },
      { label: "Benefits", href: "/benefits/summary" },
      { label: "Call us", href: "tel:+15035550100" },
    ],
  });
  expect(wordsOf(html)).toBe(
    "We moved To Elm Street &lt;b&gt; Our addressNews (opens in a new tab) " +
      "See the map (opens in a new tab)BenefitsCall us Dismiss: We moved",
  );
  expect(html).toContain("<h2>We moved</h2>");
  expect(tagsOf(html, "a", 'class="link"', 'href="/contact-us"')).toHaveLength(1);
  expect(tagsOf(html, "a", "btn", 'href="/benefits/summary"')).toHaveLength(1);
  expect(tagsOf(html, "a", "btn", 'href="tel:+15035550100"')).toHaveLength(1);
  const away = tagsOf(html, "a", 'target="_blank"', 'rel="noopener"');
  expect(away.map((tag) => [/href="(.*?)"/.exec(tag)?.[1], tag.includes("btn--quiet")])).toEqual([
    ["https://news.example/", false],
    ["https://map.example/us", true],
  ]);
  expect(tagsOf(html, "a", "target=")).toHaveLength(2);
});
