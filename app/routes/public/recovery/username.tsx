import { href } from "react-router";
import { clockContext } from "#server/middleware/clock.ts";
import { FormPage } from "#app/forms/form-page.tsx";
import { WaysOut, PersonFields } from "#app/sign-in/visitor-parts.tsx";
import { recoveryText } from "#app/text/sign-in/recovery.ts";
import type { Route } from "./+types/username.ts";
import { z } from "zod";
import { sendUsername } from "#server/gateway/calls/sign-in/security.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { outcomeOf } from "#app/forms/submit/write-outcome.ts";
import { personSchema } from "#app/forms/field-schemas.ts";
import { submitGuarded, visitorOf } from "#app/forms/submit/submit-guarded.ts";
import { toGatewayPerson } from "#app/rules/forms/validation.ts";
import { newRecovery, recovery } from "./state.ts";

const { username: text } = recoveryText;

export const loader = ({ context }: Route.LoaderArgs) => ({
  today: context.get(clockContext).today,
});

const AUDITED = { ok: "ok", refused: "ok", trouble: "failed", limited: "limited" } as const;

/** Has a username sent. Page and response time are the same for known and unknown people (S-02). */
export function action({ request, context }: Route.ActionArgs) {
  return submitGuarded(request, context, {
    schema: z.object(personSchema(context.get(clockContext).today)),
    limit: {
      about: ({ memberId }) => `recovery of ${memberId}`,
      message: recoveryText.limited,
      eachCounts: true,
    },
    sendLimit: {
      about: ({ memberId }) => `user names by e-mail of ${memberId}`,
      message: recoveryText.limited,
    },
    padded: "username",
    work: async (person) => {
      const { gateway, domainId } = visitorOf(context, request);
      return outcomeOf(await sendUsername(gateway, { ...toGatewayPerson(person), domainId }));
    },
    audit: ({ kind }, { memberId }) => {
      recordAudit(context, { event: "recovery", outcome: AUDITED[kind], memberId });
    },
    trouble: recoveryText.trouble,
    answer: async () => {
      const state = recovery.find(context) ?? newRecovery();
      return recovery.saveAndGo(context, { ...state, sent: true }, href("/recovery/username/sent"));
    },
  });
}

export default function RecoverUsername({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage
      title={text.title}
      heading={text.heading}
      intro={<p>{text.intro}</p>}
      answer={actionData}
      submit={text.submit}
      foot={<WaysOut />}
    >
      {({ field }) => <PersonFields field={field} today={loaderData.today} />}
    </FormPage>
  );
}

export { retryHeaders as headers } from "#app/forms/submit/refuse.ts";
