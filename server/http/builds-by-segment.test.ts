import { createRequestHandler, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { buildsBySegment, segmentOf } from "./builds-by-segment.ts";
import { resource, serverBuild } from "./server-build.fixture.ts";

/** A build whose resources answer with the id of their route. */
function buildOf(paths: Readonly<Record<string, string>>): ServerBuild {
  const shell = { id: "shell", module: { default: () => null } };
  const resources = Object.entries(paths).map(([id, path]) => {
    return { id, path, parentId: "shell", module: resource(() => new Response(id)) };
  });
  const routes = Object.fromEntries([shell, ...resources].map((route) => [route.id, route]));
  return serverBuild(routes, () => new Response("a page"));
}

const build = buildOf({
  claims: "claims",
  claim: "claims/:id",
  export: "claims/export.csv",
  sheet: "brand.css",
  person: ":person/card",
  other: "*",
});

test("a part of a build has the routes of its first segment, and those that any address matches", () => {
  const parts = buildsBySegment(build);
  const idsOf = (segment: string) => Object.keys(parts.get(segment)?.routes ?? {});
  expect([...parts.keys()]).toEqual(["claims", "brand.css"]);
  expect(idsOf("claims")).toEqual(["shell", "claims", "claim", "export", "person", "other"]);
  expect(idsOf("brand.css")).toEqual(["shell", "sheet", "person", "other"]);
});

test.each([
  ["/claims", "claims"],
  ["/claims/", "claims"],
  ["/claims/7", "claim"],
  ["/claims/export.csv", "export"],
  ["/claims/card", "claim"],
  ["/claims/7/8", "other"],
  ["/brand.css", "sheet"],
  ["/brand.css/card", "person"],
  ["/CLAIMS/7", "claim"],
  ["/%63laims", "claims"],
  ["/", "other"],
  ["//claims", "other"],
])("%s is answered by the same route as in the whole build: %s", async (path, id) => {
  const part = buildsBySegment(build).get(segmentOf(path)) ?? build;
  const answers = [part, build].map(async (each) => {
    const request = new Request(`http://localhost${path}`);
    return (await createRequestHandler(each, "production")(request)).text();
  });
  expect(await Promise.all(answers)).toEqual([id, id]);
});

test("the data of a page is asked for in the part of the page", () => {
  expect(segmentOf("/claims.data")).toBe("claims");
  expect(segmentOf("/claims/7.data")).toBe("claims");
});
