import { data } from "react-router";
import { readForm } from "#app/forms/form-data.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { getRuntime } from "#server/runtime.ts";
import { logOutByProvider } from "#server/sign-in/back-channel-logout.ts";
import type { Route } from "./+types/provider-logout.ts";

const STATUS = { ok: 200, failed: 400, limited: 429, unavailable: 503 } as const;

/** The provider itself posts here that a person logged out elsewhere (OIDC-03). It has no page. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const provider = getRuntime().identityProviders.of(context.get(brandContext));
  if (provider === null) throwErrorPage(404);
  const token = (await readForm(request)).get("logout_token");
  const outcome =
    typeof token === "string" ? await logOutByProvider(context, provider, token) : "failed";
  return data(null, { status: STATUS[outcome] });
};

export const loader = () => throwErrorPage(404);
