import { expect, test } from "vitest";
import { Chat } from "./Chat.tsx";
import { NonceContext } from "./nonce.ts";
import { htmlOf, tagsOf } from "../ui/render-html.tsx";

const chat = {
  src: "https://chat.example/chat.js",
  siteId: 4711,
  bus: "member",
  poc: "dashboard",
  mappedGroupId: "10004417",
};

test("CHAT-03 CHAT-04 CHAT-05 one script of the vendor, with nonce and site id, and what was said", () => {
  const html = htmlOf(
    <NonceContext value="n0nce">
      <Chat {...chat} />
    </NonceContext>,
  );
  expect(tagsOf(html, "script")).toHaveLength(1);
  const wanted = [
    'src="https://chat.example/chat.js"',
    'nonce="n0nce"',
    'async=""',
    'data-site-id="4711"',
    'data-bus="member"',
    'data-poc="dashboard"',
    'data-mapped-group-id="10004417"',
  ];
  expect(tagsOf(html, "script", ...wanted)).toHaveLength(1);
  const [script = ""] = tagsOf(
    htmlOf(<Chat {...chat} bus={null} poc={null} mappedGroupId={null} />),
    "script",
  );
  expect(script).toContain('data-site-id="4711"');
  expect(script).not.toMatch(/data-(bus|poc|mapped)/);
});
