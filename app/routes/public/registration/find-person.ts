import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { findRegistrant, validateUserDetails } from "#server/gateway/calls/registration.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { optionalField } from "#app/forms/field-schemas.ts";
import { outcomeOf, requireCookieSized } from "#app/forms/outcome.ts";
import { personSchema } from "#app/forms/person-schema.ts";
import { submitGuarded, visitorSender } from "#app/forms/submit-guarded.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { isEmailAddress } from "#app/rules/sign-in/preferences.ts";
import { registrationText } from "#app/text/registration.ts";
import { registration, REGISTRATION } from "./state.ts";

const { who: text } = registrationText;

/**
 * The first page: finds the member who wants an account. Whoever is no member, or has an account
 * already, gets the same sentence at the same time.
 */
export async function findPerson(request: Request, context: Readonly<RouterContextProvider>) {
  const { domainId } = context.get(brandContext);
  const before = await registration.find(context);
  return submitGuarded(request, context, {
    schema: schemaFor(context.get(clockContext).today),
    // A new attempt of the same browser asks anew: the key of the one before may be invalid.
    sender:
      before === null
        ? visitorSender(context, REGISTRATION.who)
        : `${before.id} ${domainId} ${REGISTRATION.who}`,
    limit: {
      about: ({ memberId }) => `registration of ${memberId}`,
      message: registrationText.limited,
    },
    padded: "registrant",
    work: async (person) => {
      const gateway = gatewayFor(context, request, null);
      const answer = await findRegistrant(gateway, { ...person, domainId });
      const key = answer.ok ? { ok: true as const, value: answer.value.registrationKey } : answer;
      return requireCookieSized(outcomeOf(key), validateUserDetails);
    },
    audit: ({ kind }, { memberId }) => {
      if (kind === "ok") return;
      const outcome = kind === "limited" ? "limited" : "failed";
      recordAudit(context, { event: "registration", outcome, memberId });
    },
    trouble: registrationText.trouble,
    answer: (outcome, person) => {
      if (outcome.kind === "refused") return { formErrors: [text.notFound] };
      const state = {
        id: randomUUID(),
        person,
        registrationKey: outcome.value,
        username: before?.username ?? null,
        password: null,
        problem: null,
      };
      return registration.saveAndGo(context, state, REGISTRATION.account);
    },
  });
}

const schemaFor = (today: PlainDate) =>
  z
    .object({
      ...personSchema(today),
      emailAddress: optionalField(text.emailAddress, (typed) =>
        isEmailAddress(typed) ? undefined : "pattern",
      ),
    })
    .transform(({ emailAddress = null, ...named }) => ({ ...named, emailAddress }));
