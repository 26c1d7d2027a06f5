import { expect, test } from "vitest";
import { chat, findChatConfig } from "./chat.ts";
import { CHAT_ADDRESS, openSandboxGateway, plainGet } from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

test("GW-71 the configured chat URL is read once, without the session's token", async () => {
  const { value, asked } = await world.asking("sub", async (gateway) => {
    await findChatConfig(gateway);
    return findChatConfig(gateway);
  });
  expect(asked).toEqual([plainGet(CHAT_ADDRESS, "", { authorization: null })]);
  expect(value).toEqual({
    host: "chat.example.test",
    bus: null,
    poc: "member-dashboard",
    displayChat: true,
    mappedGroupId: null,
  });
});

test("DATA-35 the absent fields of chat are null", () => {
  const nothing = { host: null, bus: null, poc: null, displayChat: null, mappedGroupId: null };
  expect(chat.answer.parse({})).toEqual(nothing);
  expect(chat.answer.parse({ host: " ", displayChat: null })).toEqual(nothing);
});
