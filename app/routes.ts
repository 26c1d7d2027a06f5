import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

// The folder is the guard: everything under routes/member stands inside routes/member/guard.tsx,
// and a test fails on a screen that does not (app/routes.test.ts).
export default [
  route("logout", "routes/public/logout.tsx"),

  layout("routes/member/guard.tsx", [
    layout("routes/member/shell.tsx", [route("home", "routes/member/home/home.tsx")]),
    route("resource-download", "routes/member/resource-download.tsx"),
    route("resource-download/id-card.pdf", "routes/member/id-card-pdf.ts"),
  ]),

  layout("routes/public/frame.tsx", [
    index("routes/public/start.ts"),
    route("login", "routes/public/login.tsx"),
    route("error/:status", "routes/public/error.tsx"),
    route("*", "routes/public/not-found.ts"),
  ]),
] satisfies RouteConfig;
