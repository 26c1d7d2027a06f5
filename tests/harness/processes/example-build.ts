import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { copyProduct, type AddedLine } from "./product-copy.ts";

/** What the examples need beside their own files (docs/architecture.md). */
export const EXAMPLE_LINES: readonly AddedLine[] = [
  {
    file: "app/routes.ts",
    after: 'route("account/support"',
    line: 'route("account/phone", "routes/member/account/phone.tsx"),',
  },
  {
    file: "app/routes.ts",
    after: 'route("account/support"',
    line: 'route("program-finder", "routes/member/program-finder/program-finder.tsx"),',
  },
  {
    file: "app/text/en/frame/flashes.ts",
    after: '"card-emailed"',
    line: '"phone-saved": { status: "success", text: "Phone number saved", dismissAfter: 5000 },',
  },
  {
    file: "app/text/es/frame/flashes.ts",
    after: '"group-changed"',
    line: '"phone-saved": { status: "success", text: "Número guardado", dismissAfter: 5000 },',
  },
];

/** A copy of the product with the examples of docs/examples in their places, type-checked and built. */
export async function buildExamples() {
  const copy = copyProduct();
  copy.add("docs/examples/app", "app");
  for (const each of EXAMPLE_LINES) copy.addLine(each);
  await copy.build();
  return {
    serverBuild: pathToFileURL(join(copy.folder, "build/en/server/index.js")).href,
    remove: copy.remove,
  };
}
