import { LANGUAGES } from "#app/rules/frame/languages.ts";
import { REFUSAL_STATUSES } from "#server/gateway/transport/errors.ts";
import { BOUNDS, DAY_FORMS, DOMAINS, PAGE_SIZES, ROLES } from "./constants.ts";
import { CODED_FIELDS } from "./coded-fields.ts";

/**
 * The `description` of docs/gateway.openapi.json: rules that schemas cannot express, in sections of
 * Markdown. Figures and values come from the code.
 */
export function contractDescription(): string {
  return SECTIONS.map(([title, lines]) => `## ${title}\n\n${lines.join("\n")}`).join("\n\n");
}

const items = (all: Readonly<Record<string, string>>): string[] =>
  Object.entries(all).map(([name, meaning]) => `- \`${name}\`: ${meaning}`);

const mega = (bytes: number): string => `${bytes / 1_000_000} MB`;

const SECTIONS: readonly (readonly [title: string, lines: readonly string[]])[] = [
  [
    "Answers",
    [
      "Generated from the schemas that validate every answer.",
      "- Unknown fields are ignored.",
      "- A `required` field that is missing or has another type breaks the contract: the call counts as failed (502), and no empty value is shown in its place. Other fields may be left out; null is valid only where the type includes it.",
      "- An answer must be about the requested record: a claim, an explanation of benefits or a card of another id or family breaks the contract.",
      "- Ids of claims and documents are 1 to 64 letters, digits or `.` `_` `~` `:` `-`; others cannot be opened.",
      "- The content type is ignored, except for documents. JSON is UTF-8.",
      "- A redirect (3xx) is not followed and breaks the contract.",
      "- `x-takes-down` lists the pages that show an error while a read fails, `x-hides` what else members miss. A gateway may leave out a read without `x-takes-down` (404 or 501), and one marked `x-only-for` if it has no such members.",
      "- `x-listed-without-use` names calls that the specification lists and the dashboard does not make.",
    ],
  ],
  [
    "Requests",
    [
      "- Headers: `accept`, `x-request-id` (the same for all calls of one page) and, where `security` requires it, `authorization: Bearer` with the token as issued. No cookies are sent or stored.",
      `- Writes (not GET, or \`x-never-repeated\`) have \`accept-language\`, the language of the member's page: ${LANGUAGES.map((language) => `\`${language}\``).join(" or ")}. It is for letters, cards and e-mails that they make you send, and may be ignored. Answers stay English, whatever it says: Spanish pages mark them so.`,
      "- A body is JSON with `content-type: application/json`. A write without a body has no content type.",
      "- Unset parameters are left out. Days in parameters and bodies are `yyyy-mm-dd`; `asOfDate` is today in America/Los_Angeles.",
      "- A list of ids is joined by commas.",
    ],
  ],
  [
    "Tokens",
    [
      "POST token, login-as and group-selection answer with a JWT. The dashboard reads its claims without verifying its signature; the gateway verifies it at every call.",
      "- `memberKey` (text or number, required) identifies the signed-in member among the account's members. Without it the sign-in fails.",
      "- `role` (optional) is one of the roles below for staff; any other, or none, is a member's. Case-sensitive.",
      "- `issuedByRole` (optional) is the role of the staff member on whose behalf login-as issued the token.",
      "- `iat` (optional) is when the token was issued. One posted by another application is refused if all sessions of its member were ended since, by a changed password for one; without `iat`, if they were ended within two hours.",
      "- `domainId` (optional) is the brand it was issued for: a token posted at another brand's host is refused.",
      "- A token posted by another application is checked with GET account, which must list the token's member, for staff as well.",
      "- Where a brand has an `identityProvider`, members may come with a token of that OpenID provider instead: no POST token comes before, and the gateway verifies it at every call (signature, issuer, audience, expiry) and finds the member by the claim that the brands' file names. Its first call is GET account, which must list that member.",
      ...items(ROLES),
      `- A token may have any length; one that another application posts has at most ${BOUNDS.longestToken} characters.`,
      "- A session lasts two hours, or until the gateway rejects its token (401).",
      "- `redirect` of a token's answer is the application where the sign-in continues; only origins in `APPLICATION_ORIGINS` are followed.",
    ],
  ],
  [
    "Domain ids",
    [
      "`domainId` of a body and `domain` of group-selection identify the brand whose host the member uses.",
      ...items(DOMAINS),
    ],
  ],
  [
    "Days",
    [
      "A calendar day in one of these forms; a time after it is ignored, and its zone is not applied.",
      ...DAY_FORMS.map((form) => `- \`${form}\``),
      "",
      "Month and day are in the order of these forms. Anything but a calendar day breaks the contract.",
      `An end date after the year ${BOUNDS.endlessAfterYear} means no end.`,
      "Coverage begins on its effective date; its termination date is the first day without it. Coverage without an effective date counts as ended.",
    ],
  ],
  [
    "Money",
    [
      'US dollars, as a number or as decimal text with at most ten digits before the point and four after it (`12.5`, `"12.50"`) and no sign but a leading minus. A missing amount is unknown; what a member owes is never estimated and never zero by default.',
    ],
  ],
  [
    "Missing values",
    [
      "- An answer without a body breaks the contract, whatever its status, except where `x-may-be-empty` is true. So does an object with none of the named fields. An absent value is null, `[]` or empty text in quotes, where the type includes it.",
      "- An object with `error`, `errors`, `errorType` or the like, with `success: false`, or with a `status` of failure reports an error, whatever the HTTP status.",
      "- Text is plain, or a JSON string. HTML, XML, an object or a list in its place breaks the contract. After a write the dashboard then reads what was saved, as after a 500.",
      "- `eligible` of an account's category: missing or null means not covered. Rows of eligibility/family have no such field: each row is a coverage. In programs, pcp/eligibility and idCard/eligible it is required.",
      "- Other flags (`type` with boolean and null): missing counts as false; a missing `displayChat` of chat falls back to the account's.",
      "- Preferences: missing or null means never chosen, and the member is asked. PUT account/preferences sends every field, null where nothing was chosen.",
      "- Lists with null in their type: missing counts as empty, except for the claims of an explanation of benefits, which are shown as unknown. Text: null, missing and blank are the same.",
      "- Page fields: all are required in v2/eobs (with only claimId, just `content` is read). In claims/{type} each may be missing: without `totalElements` and `totalPages`, pages are requested until an empty one.",
    ],
  ],
  [
    "Sizes",
    [
      "A list must not be longer than the requested `size`, and must have as many entries as its page fields count; otherwise it breaks the contract (home uses the first three entries in any case). `page` counts from 0.",
      ...Object.entries(PAGE_SIZES).map(
        ([path, sizes]) => `- ${path}: page sizes ${sizes.join(" and ")}`,
      ),
      `- \`registrationKey\` and \`resetToken\` have at most ${BOUNDS.longestKey} characters.`,
      `- An answer has at most ${mega(BOUNDS.answerBytes)} (GATEWAY_MAX_ANSWER_BYTES), a document ${mega(BOUNDS.documentBytes)} (GATEWAY_MAX_DOCUMENT_BYTES).`,
    ],
  ],
  [
    "Documents",
    [
      "eobs/pdf and idCard/view with `accept: application/pdf` answer with `content-type: application/pdf` and bytes that begin with `%PDF-`; anything else is not delivered. `content-length` is passed on. The bytes are streamed; the download is aborted after 20 seconds without data.",
    ],
  ],
  [
    "Timeouts, retries and caching",
    [
      `- A call has ${BOUNDS.timeoutMs} ms including its retry (GATEWAY_TIMEOUT_MS); one marked \`x-optional\` has ${BOUNDS.optionalMs} ms (GATEWAY_OPTIONAL_TIMEOUT_MS).`,
      "- A GET is retried once on 502, 503, 504 and broken connections, unless it is marked `x-never-repeated`.",
      "- A write that may have arrived is never sent again. A call that did not reach the gateway (no connection) may be sent again with any method.",
      `- \`x-kept\` is how long an answer is cached for a session: "session" until log-out or two hours, "minute" ${BOUNDS.freshMs.minute / 1000} s, "never". A write drops the answers it changed. \`x-shared\` answers are cached for everybody and requested without a token. In an outage (5xx, timeout, no connection) a stale answer may be served until the session's end, never instead of a 4xx.`,
    ],
  ],
  [
    "Refusals and errors",
    [
      `Input is refused with one of the statuses listed by the call, in general ${REFUSAL_STATUSES.join(", ")}, and a JSON body \`{"errorType": "…"}\`. Its values are case-sensitive; the body's other fields, and its message, are not shown (except for login-as).`,
      "A refused log-in may carry `errorData.attemptsRemaining`, a whole number from 0.",
      "Any other status is a fault: its error page is shown in place (400, 401, 403, 404, 408, 500, 502, 503, else a generic one). A 401 to a call marked `x-unauthorized: login` ends the session and leads to the log-in page, except for the health-plan partner's brand.",
      "Answers must not reveal who is a member: forgot-username, forgot-password and validate-user answer alike for unknown and known people, in about the same time.",
    ],
  ],
  [
    "Coded fields",
    [
      "Fields whose values have a meaning for the dashboard. All other text is shown as it is.",
      ...CODED_FIELDS.map(({ calls, field, values, meaning, caseSensitive, otherwise }) => {
        const where = field === "" ? calls.join(", ") : `\`${field}\` of ${calls.join(", ")}`;
        const another = otherwise === "error" ? "breaks the contract" : otherwise;
        const letters = caseSensitive ? "case-sensitive" : "in any letter case";
        const named = values.map((value) => `\`${value}\``).join(", ");
        return `- ${where}: ${named} (${letters}): ${meaning}. Another value ${another}.`;
      }),
    ],
  ],
];
