import { expect, test } from "vitest";
import { DataLayer } from "./DataLayer.tsx";
import { htmlOf } from "../ui/render-html.tsx";

const BLOCK = /^<script type="application\/json" id="data-layer">(.*)<\/script>$/s;

test.each([
  "Timber & Sample",
  `"Quoted" 'Group'`,
  "</script><script>alert(1)</script>",
  "<!--<script>",
  "\u2028 and \u2029",
  "Čačak Größe 日本",
])("ANALYTICS-03 the group %j is read back as it is, and nothing of it gets out", (groupName) => {
  const html = htmlOf(<DataLayer values={{ subscriberId: "9", suffix: 0, groupName }} />);
  const [, json = ""] = BLOCK.exec(html) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({ subscriberId: "9", suffix: 0, groupName });
});
