import { expect, test } from "vitest";
import { findChat, type ChatConfig } from "./chat.ts";

const VENDOR = "chat.example";
const nothing: ChatConfig = {
  host: null,
  bus: null,
  poc: null,
  displayChat: null,
  mappedGroupId: null,
};
const full: ChatConfig = {
  host: VENDOR,
  bus: "member",
  poc: "dashboard",
  displayChat: true,
  mappedGroupId: "10004417",
};

const chatOf = (fromUrl: ChatConfig | null, fromAccount: ChatConfig | null = null) =>
  findChat({ fromUrl, fromAccount, vendorHost: VENDOR, siteId: 4711 });
const shown = (differences: Partial<ChatConfig>) => chatOf({ ...full, ...differences }) !== null;

test.each([
  [true, true],
  [false, false],
  [null, false],
])("CHAT-02 the chat with displayChat %j is shown: %s", (displayChat, result) => {
  expect(shown({ displayChat })).toBe(result);
});

test.each([
  [true, ["chat.example", "CHAT.Example", " chat.example "]],
  [false, ["chat.example.evil.example", "evil.chat.example", "chat.example:8443"]],
  [false, ["https://chat.example", "chat.example/x", "chat.example@evil.example"]],
])("CHAT-03 the chat is shown only with the vendor's host: %s (case %#)", (result, hosts) => {
  expect(hosts.map((host) => shown({ host }))).toEqual(hosts.map(() => result));
});

test("CHAT-04 T-55 values of the chat URL count; the account's replace each missing value", () => {
  const account = { ...full, bus: "own", poc: "own", mappedGroupId: "own" };
  expect(chatOf(nothing, account)).toMatchObject({ bus: "own", poc: "own", mappedGroupId: "own" });
  expect(chatOf({ ...nothing, poc: "url" }, account)).toMatchObject({ bus: "own", poc: "url" });
  expect(chatOf(full, account)).toMatchObject({ bus: "member", mappedGroupId: "10004417" });
  expect(chatOf({ ...nothing, displayChat: false }, account)).toBeNull();
  expect(chatOf({ ...nothing, host: "other.example" }, account)).toBeNull();
  expect(chatOf({ ...full, displayChat: null }, { ...account, displayChat: false })).toBeNull();
});
