import { data, redirect } from "react-router";
import type { Route } from "./+types/not-found.ts";

/** Unknown pages lead to /error/404; an unknown file is simply not there (T-69). */
export const loader = ({ request, url }: Route.LoaderArgs) => {
  const dest = request.headers.get("sec-fetch-dest");
  const isFile = /\.\w{1,8}$/.test(url.pathname) || url.pathname.startsWith("/.well-known/");
  if (isFile || (dest !== null && dest !== "document" && dest !== "empty")) throw notFound();
  return redirect("/error/404");
};

export const action = () => {
  throw notFound();
};

const notFound = () => data({ entry: 404 }, { status: 404 });

// A component makes this a page's route: a resource route would answer bare text instead.
export default function NotFound() {
  return null;
}
