import { href } from "react-router";
import type { Context } from "#server/middleware/context.ts";
import { CHANGE_PASSWORD_PATH, memberContext } from "#server/middleware/member.ts";
import { NewPasswordFields, PasswordField } from "#app/components/forms/PasswordField.tsx";
import { Breadcrumb } from "#app/components/ui/actions/Breadcrumb.tsx";
import { BELOW_ACCOUNT } from "#app/frame/document/page-head.tsx";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { FormPage } from "#app/forms/form-page.tsx";
import { troubleSentence } from "#app/forms/submit/refuse.ts";
import { changePasswordText as text, settingsText } from "#app/text/account/settings.ts";
import type { Route } from "./+types/change-password.ts";
import { z } from "zod";
import { changePassword, PASSWORD_REASONS } from "#server/gateway/calls/sign-in/security.ts";
import { auditParties, recordAudit } from "#server/middleware/audit.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { endSession } from "#server/middleware/session-over.ts";
import { warnMissingClaim } from "#server/middleware/warn-missing.ts";
import { readTokenClaims } from "#server/session/token-claims.ts";
import type { Session } from "#server/session/session.ts";
import type { FormErrors } from "#app/components/forms/answered-form.ts";
import { validatePassword } from "#app/rules/forms/validation.ts";
import { invalidText } from "#app/text/common/validation.ts";
import {
  secretField,
  outerSpaceIn,
  repeatedField,
  repetition,
  invalid,
} from "#app/forms/field-schemas.ts";
import {
  outcomeWords,
  mayHaveTakenEffect,
  outcomeByReason,
} from "#app/forms/submit/write-outcome.ts";
import { finishForm, submitGuarded } from "#app/forms/submit/submit-guarded.ts";
import { refuseStaff } from "#app/sign-in/on-behalf.ts";
import { redirectIfPasswordAtProvider } from "#app/sign-in/provider-visit.ts";
import { listOwners } from "#app/sign-in/list-owners.ts";

export const loader = ({ context }: Route.LoaderArgs) => {
  const { session } = context.get(memberContext);
  refuseStaff(session);
  redirectIfPasswordAtProvider(context.get(memberContext));
  return {
    first: session.mustChangePassword,
    // Holds no password: it only tells that the form was not saved.
    draft: findDraftValues(context, CHANGE_PASSWORD_PATH),
  };
};

/** The field each refusal stands beside, and its sentence. */
const REFUSALS: Record<(typeof PASSWORD_REASONS)[number], FormErrors> = {
  CURRENT_PASSWORD_INVALID: { currentPassword: [text.wrong] },
  PASSWORD_REUSED: { newPassword: [text.reused] },
  PASSWORD_INVALID: { newPassword: [invalidText.newPassword] },
};

const refusalOf = (reason: keyof typeof REFUSALS, currentPassword: string): FormErrors =>
  reason === "CURRENT_PASSWORD_INVALID"
    ? { currentPassword: [text.wrong, ...outerSpaceIn(currentPassword)] }
    : REFUSALS[reason];

const schema = z
  .object({
    currentPassword: secretField(text.currentPassword, () => undefined),
    newPassword: secretField(text.newPassword, validatePassword, invalid("newPassword")),
    repeatPassword: repeatedField("newPassword"),
  })
  .refine(...repetition("newPassword"))
  .refine((typed) => typed.newPassword !== typed.currentPassword, {
    path: ["newPassword"],
    error: text.reused,
  });

/** Changes the password (S-09), or maybe did: other sessions end, this one gets another id. */
export async function action({ request, context }: Route.ActionArgs) {
  const { session, gateway } = context.get(memberContext);
  const event = { event: "password-change", ...auditParties(session) } as const;
  refuseStaff(session, () => recordAudit(context, { ...event, outcome: "failed" }));
  redirectIfPasswordAtProvider(context.get(memberContext));
  return submitGuarded(request, context, {
    schema,
    limit: { about: () => `password of ${session.memberKey}`, message: text.limited },
    work: async ({ currentPassword, newPassword }) => {
      const body = { currentPassword, newPassword };
      const [owners, answer] = await Promise.all([
        listOwners(gateway, session),
        changePassword(gateway, body),
      ]);
      const outcome = outcomeByReason(answer, PASSWORD_REASONS);
      if (mayHaveTakenEffect(outcome)) await context.get(sessionContext).endAllOf(owners);
      return outcome;
    },
    audit: ({ kind }) =>
      recordAudit(context, { ...event, outcome: kind === "ok" ? "ok" : "failed" }),
    trouble: async (error) => {
      // The call decides for itself what a fault means; a token no longer valid is no session.
      if (error.entry === 401) return endSession(context);
      return [troubleSentence(error, outcomeWords(error, text))];
    },
    answer: (outcome, { currentPassword }) =>
      outcome.kind === "ok"
        ? goOn(context, session, outcome.value)
        : { fieldErrors: refusalOf(outcome.reason, currentPassword) },
  });
}

async function goOn(context: Context, session: Session, token: string | null): Promise<Response> {
  const change = token === null ? {} : findRenewed(session, token);
  await context.get(sessionContext).renew({ ...change, mustChangePassword: false });
  return finishForm(context, href("/home"), "password-changed");
}

/** The new token with its claims if it is the same member's. */
function findRenewed({ memberKey }: Session, token: string) {
  const read = readTokenClaims(token);
  if (!read.ok) warnMissingClaim("password-change", read.missing);
  return read.ok && read.claims.memberKey === memberKey ? { token, ...read.claims } : {};
}

const BELOW_SETTINGS = [
  ...BELOW_ACCOUNT,
  { label: settingsText.title, href: href("/account/settings") },
];

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { first, draft } = loaderData;
  return (
    <>
      {!first && <Breadcrumb above={BELOW_SETTINGS} current={text.title} />}
      <FormPage
        title={text.title}
        heading={text.heading}
        intro={first && <p>{text.first}</p>}
        answer={actionData}
        draft={draft}
        submit={text.submit}
      >
        {({ field }) => (
          <>
            <PasswordField
              {...field("currentPassword", "password")}
              label={text.currentPassword}
              nameAfterShow="currentPassword"
              autoComplete="current-password"
              required
            />
            <NewPasswordFields label={text.newPassword} field={field} />
          </>
        )}
      </FormPage>
    </>
  );
}

export { retryHeaders as headers } from "#app/forms/submit/refuse.ts";
