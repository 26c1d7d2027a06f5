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
  const own = ['src="https://chat.example/chat.js"', 'nonce="n0nce"', 'async=""'];
  const said = ['data-bus="member"', 'data-poc="dashboard"', 'data-mapped-group-id="10004417"'];
  expect(tagsOf(html, "script", ...own, 'data-site-id="4711"', ...said)).toHaveLength(1);
  const bare = htmlOf(<Chat {...chat} bus={null} poc={null} mappedGroupId={null} />);
  const [script = ""] = tagsOf(bare, "script");
  expect(script).toContain('data-site-id="4711"');
  expect(script).not.toMatch(/data-(bus|poc|mapped)/);
});
