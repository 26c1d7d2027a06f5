import { answerUnknownPath } from "#app/frame/unknown-path.ts";
import type { Route } from "./+types/not-found.ts";

export const loader = ({ request, url }: Route.LoaderArgs) => answerUnknownPath(request, url);

export const action = ({ request, url }: Route.ActionArgs) => answerUnknownPath(request, url);

// A component makes this a UI route: a resource route would answer with bare text.
export default function NotFound() {
  return null;
}
