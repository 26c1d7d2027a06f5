import { randomUUID } from "node:crypto";
import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { findRegistrant, validateUserDetails } from "#server/gateway/calls/registration.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { isEmailAddress } from "#app/rules/sign-in/preferences.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { registrationText } from "#app/text/registration.ts";
import { optionalField } from "#app/forms/field-schemas.ts";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import {
  requireCookieSized,
  submitOnceCounted,
  padResponseTime,
  outcomeOf,
  clientKey,
  withinLimits,
} from "#app/forms/outcome.ts";
import { personSchema } from "#app/forms/person-schema.ts";
import { refuse, refuseForNow, refuseInTrouble } from "#app/forms/refuse.ts";
import { findRegistration, keepRegistration, REGISTRATION } from "./state.ts";

const { who: text } = registrationText;

/**
 * The first step: finds the member who wants an account. Who is no member and who has an account
 * already are told the same, at the same time.
 */
export async function findPerson(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await readForm(request);
  const checked = checkForm(form, schemaFor(context.get(clockContext).today));
  if (checked.status !== "success") return refuse(checked.reply());

  const { domainId } = context.get(brandContext);
  const { emailAddress = null, ...named } = checked.value;
  const person = { ...named, emailAddress };
  const { memberId } = person;
  const about = `registration of ${memberId}`;
  const gateway = gatewayFor(context, request, null);
  const before = await findRegistration(context);
  // Another try of the same browser asks anew: the key of the one before may be good no more.
  const who = before?.id ?? clientKey(context);
  const outcome = await padResponseTime("registrant", () =>
    submitOnceCounted(`${who} ${domainId} ${REGISTRATION.who}`, form, async () => {
      const found = await withinLimits(context, about, async () => {
        const answer = await findRegistrant(gateway, { ...person, domainId });
        const key = answer.ok ? { ok: true as const, value: answer.value.registrationKey } : answer;
        return requireCookieSized(outcomeOf(key), validateUserDetails);
      });
      if (found.kind !== "ok") {
        const told = found.kind === "limited" ? "limited" : "failed";
        recordAudit(context, { event: "registration", outcome: told, memberId });
      }
      return found;
    }),
  );
  switch (outcome.kind) {
    case "limited":
      return refuseForNow(checked, registrationText.limited, outcome.wait);
    case "trouble":
      return refuseInTrouble(checked, outcome.error, registrationText.trouble);
    case "refused":
      return refuse(checked.reply({ formErrors: [text.notFound] }));
    default:
      await keepRegistration(context, {
        id: randomUUID(),
        person,
        registrationKey: outcome.value,
        username: before?.username ?? null,
        password: null,
        said: null,
      });
      return redirect(REGISTRATION.account, { status: 303 });
  }
}

const schemaFor = (today: PlainDate) =>
  z.object({
    ...personSchema(today),
    emailAddress: optionalField(text.emailAddress, (typed) =>
      isEmailAddress(typed) ? undefined : "pattern",
    ),
  });
