import { answerUnknownPath } from "#app/frame/errors/throw-error-page.ts";
import type { Route } from "./+types/not-found.ts";

export const loader = ({ request, url }: Route.LoaderArgs) => answerUnknownPath(request, url);

export const action = ({ request, url }: Route.ActionArgs) => answerUnknownPath(request, url);

export { default } from "#app/frame/errors/no-page.tsx";
