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

test("CHAT-04 CHAT-05 a chat goes with the configured host and site id, and what was said of it", () => {
  expect(chatOf(full)).toEqual({
    host: VENDOR,
    siteId: 4711,
    bus: "member",
    poc: "dashboard",
    mappedGroupId: "10004417",
  });
});

test.each([[null], [""], [" "]])("CHAT-01 without a host (%j) there is no chat", (host) => {
  expect(shown({ host })).toBe(false);
});

test.each([
  [true, true],
  [false, false],
  [null, false],
])("CHAT-02 displayChat %j: shown %s", (displayChat, result) => {
  expect(shown({ displayChat })).toBe(result);
});

test.each([
  ["chat.example", true],
  ["CHAT.Example", true],
  [" chat.example ", true],
  ["chat.example.evil.example", false],
  ["evil.chat.example", false],
  ["chat.example:8443", false],
  ["https://chat.example", false],
  ["chat.example/x", false],
  ["chat.example@evil.example", false],
])("CHAT-03 only the vendor's host counts: %s is shown %s", (host, result) => {
  expect(shown({ host })).toBe(result);
});

test("CHAT-04 T-55 the chat URL's word counts, the account fills each gap of it", () => {
  const account = { ...full, bus: "own", poc: "own", mappedGroupId: "own" };
  expect(chatOf(nothing, account)).toMatchObject({ bus: "own", poc: "own", mappedGroupId: "own" });
  expect(chatOf({ ...nothing, poc: "url" }, account)).toMatchObject({ bus: "own", poc: "url" });
  expect(chatOf(full, account)).toMatchObject({ bus: "member", mappedGroupId: "10004417" });
  expect(chatOf({ ...nothing, displayChat: false }, account)).toBeNull();
  expect(chatOf({ ...nothing, host: "other.example" }, account)).toBeNull();
  expect(chatOf({ ...full, displayChat: null }, { ...account, displayChat: false })).toBeNull();
});

test("CHAT-04 where the chat URL failed there is no chat, whatever the account says", () => {
  expect(chatOf(null, full)).toBeNull();
  const unnamed = { bus: null, poc: null, mappedGroupId: null };
  expect(chatOf({ ...full, ...unnamed })).toMatchObject(unnamed);
});
