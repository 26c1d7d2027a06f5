import { expect, test } from "vitest";
import { chat, findChatConfig } from "./chat.ts";
import { CHAT_ADDRESS, openSandboxGateway, plainGet } from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

test("GW-71 CHAT-04 the configured chat URL is asked as it is, once, and never with the token", async () => {
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

test("DATA-35 host, bus, poc, displayChat and mappedGroupId, each of which may be absent", () => {
  const whole = { host: "h", bus: "b", poc: "p", displayChat: false, mappedGroupId: 5 };
  expect(chat.answer.parse(whole)).toEqual({ ...whole, mappedGroupId: "5" });
  const nothing = { host: null, bus: null, poc: null, displayChat: null, mappedGroupId: null };
  expect(chat.answer.parse({})).toEqual(nothing);
  expect(chat.answer.parse({ host: " ", displayChat: null })).toEqual(nothing);
  for (const wrong of [[], "chat", { host: 5 }, { displayChat: "Y" }]) {
    expect(chat.answer.safeParse(wrong).success).toBe(false);
  }
});

test("CHAT-04 whatever goes wrong, the answer is null and nothing is thrown", async () => {
  const troubles: [unknown, number][] = [
    [{}, 500],
    [{}, 401],
    ["not json", 200],
    [{ host: ["none"] }, 200],
  ];
  for (const [body, status] of troubles) {
    expect(await world.given("chat", body, findChatConfig, { status })).toBeNull();
  }
});
