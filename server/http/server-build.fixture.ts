import type { HandleDocumentRequestFunction, LoaderFunctionArgs, ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Module = NonNullable<Routes[string]>["module"];

/** A build of these routes alone, whose pages are drawn by this function. */
export const serverBuild = (
  routes: Routes,
  handleDocument: HandleDocumentRequestFunction,
): ServerBuild => ({
  entry: { module: { default: handleDocument } },
  routes,
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
  basename: "/",
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
});

/** The module of a route that is not a page. */
export function resource(loader: (args: LoaderFunctionArgs) => Response): Module {
  const module = { loader, default: () => null };
  // Without a component; the router's type still requires one.
  Reflect.deleteProperty(module, "default");
  return module;
}
