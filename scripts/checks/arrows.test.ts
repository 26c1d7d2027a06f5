import { expect, test } from "vitest";
import { findWrongImports } from "./arrows.ts";

test.each([
  ["app/rules/a.ts", `import { x } from "#server/b.ts";`],
  ["app/rules/a.ts", `import type { X } from "#app/text/b.ts";`],
  ["app/text/a.ts", `export { x } from "#app/rules/b.ts";`],
  ["app/components/ui/A.tsx", `import { x } from "#app/rules/b.ts";`],
  ["app/components/ui/A.tsx", `import { x } from "#app/routes/member/home/B.tsx";`],
  ["app/frame/a.ts", `import type { X } from "#app/routes/member/shell.tsx";`],
  ["app/routes/member/eobs/a.ts", `import type { X } from "#app/routes/member/claims/b.ts";`],
  ["app/routes/member/eobs/a.ts", `import { x } from "../claims/b.ts";`],
  ["app/routes/member/claims/list/a.ts", `import { x } from "../../eobs/b.ts";`],
  ["app/routes/member/claims/list/a.ts", `import { x } from "#app/routes/member/shell.tsx";`],
  ["app/frame/a.ts", `import { x } from "#app/lists/b.ts";`],
  ["app/sign-in/a.ts", `import { x } from "#app/forms/b.ts";`],
  ["app/rules/claims/a.ts", `import type { X } from "#server/gateway/transport/b.ts";`],
  ["server/gateway/transport/a.ts", `import { x } from "#app/rules/claims/b.ts";`],
  ["server/gateway/wire/a.ts", `import { x } from "#app/rules/member/b.ts";`],
  ["server/gateway/calls/a.ts", `import { x } from "#server/session/b.ts";`],
  ["server/gateway/calls/a.ts", `import { x } from "#app/text/b.ts";`],
  ["app/routes/token/a.ts", `import { x } from "#app/routes/member/b.ts";`],
  ["app/routes/member/home/a.ts", `import { x } from "#server/sandbox/b.ts";`],
  ["app/routes/member/home/a.ts", `import { x } from "../../../rules/b.ts";`],
  ["server/session/a.ts", `import { x } from "../middleware/b.ts";`],
  ["server/middleware/a.ts", `import { x } from "#app/frame/b.ts";`],
  ["server/main.ts", `import { x } from "./sandbox/b.ts";`],
  ["server/sandbox/a.ts", `import { x } from "#server/session/b.ts";`],
])("the file %s must not %s", (file, source) => {
  expect(findWrongImports(file, source)).toHaveLength(1);
});

test.each([
  ["app/rules/claims/a.ts", `import type { X } from "#server/gateway/calls/b.ts";`],
  ["server/gateway/calls/claims/a.ts", `import { x } from "#app/rules/claims/b.ts";`],
  ["server/gateway/wire/a.ts", `import { x } from "#app/rules/dates/plain-date.ts";`],
  ["app/components/lists/A.tsx", `import type { X } from "#app/rules/b.ts";`],
  ["app/components/lists/A.tsx", `import { Card } from "../ui/Card.tsx";`],
  ["app/routes/member/claims/list/a.ts", `import { x } from "../claim/b.ts";`],
  ["app/routes/member/claims/list/a.ts", `import { x } from "#app/routes/member/claims/b.ts";`],
  ["app/routes/public/a.ts", `import { x } from "./login/b.ts";`],
  ["app/forms/a.ts", `import { x } from "#app/sign-in/b.ts";`],
  ["app/routes/member/home/a.ts", `import type { Route } from "./+types/home.ts";`],
  ["app/routes/member/home/a.ts", `import { x } from "#server/gateway/calls/b.ts";`],
  ["app/routes/dev/a.ts", `import { x } from "#app/routes/member/home/B.tsx";`],
  ["app/root.tsx", `import { x } from "./frame/b.ts"; import "./styles/app.css";`],
  ["server/sandbox/calls/a.ts", `import { x } from "#server/gateway/wire/b.ts";`],
  ["server/http/a.ts", `import { x } from "express";`],
])("the file %s may %s", (file, source) => {
  expect(findWrongImports(file, source)).toEqual([]);
});
