import { expect, test } from "vitest";
import { problemsOf, settingsWith } from "./settings.fixture.ts";

const CHAT = {
  CHAT_URL: "https://configuration.test/chat",
  CHAT_VENDOR_HOST: "chat.example.test",
  CHAT_SITE_ID: "4711",
};

test("CHAT-03 CHAT-05 CONST-29 chat is a URL, the vendor's host and a whole number; off by default", () => {
  expect(settingsWith()).toMatchObject({
    CHAT_URL: null,
    CHAT_VENDOR_HOST: null,
    CHAT_SITE_ID: null,
    CHAT_SCRIPT_PATH: "/chat.js",
  });
  expect(settingsWith({ ...CHAT })).toMatchObject({ ...CHAT, CHAT_SITE_ID: 4711 });
});

test("a chat that is set up in part stops the start, and every missing part is named", () => {
  const names = ["CHAT_URL", "CHAT_VENDOR_HOST", "CHAT_SITE_ID"] as const;
  for (const name of names) {
    const problem = (missing: string) => `${missing}: is needed for chat, which is set up in part`;
    expect(problemsOf({ ...CHAT, [name]: "" })).toEqual([problem(name)]);
    expect(problemsOf({ [name]: CHAT[name] })).toEqual(
      names.filter((other) => other !== name).map(problem),
    );
  }
});

test.each([
  "https://chat.example.test",
  "chat.example.test/x",
  "*.example.test",
  "chat.example.test; script-src *",
  "chat.example.test https://evil.example",
  "Chat.Example.test",
  "-chat.test",
  "member@chat.test",
  "chat.test:",
])("CHAT-03 CHAT_VENDOR_HOST refuses %j: it stands in the page's policy", (host) => {
  expect(problemsOf({ ...CHAT, CHAT_VENDOR_HOST: host })).toEqual([
    'CHAT_VENDOR_HOST: must be a host such as "chat.example"',
  ]);
});

test.each(["one", "4.5", "-1", "4711x"])("CONST-29 CHAT_SITE_ID refuses %s", (id) => {
  expect(problemsOf({ ...CHAT, CHAT_SITE_ID: id }).map((problem) => problem.split(":")[0])).toEqual(
    ["CHAT_SITE_ID"],
  );
});

test.each(["chat.js", "//evil.example/chat.js", "/chat.js?x=1", "https://evil.example/chat.js"])(
  "CHAT_SCRIPT_PATH refuses %s",
  (path) => {
    expect(problemsOf({ ...CHAT, CHAT_SCRIPT_PATH: path })).toHaveLength(1);
  },
);

test("ANALYTICS-06 DATA_LAYER is off unless it is turned on", () => {
  expect(settingsWith().DATA_LAYER).toBe("off");
  expect(settingsWith({ DATA_LAYER: "on" }).DATA_LAYER).toBe("on");
  expect(problemsOf({ DATA_LAYER: "yes" })).toHaveLength(1);
});
