import { REFUSAL_STATUSES } from "../errors.ts";
import { BOUNDS, DAY_FORMS, DOMAINS, ROLES, PAGE_SIZES } from "./constants.ts";
import { CODED_FIELDS } from "./coded-fields.ts";

/** What a schema cannot say, in sections of Markdown. Figures and words come from the code. */
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
      "Generated from the schemas that every answer is held against.",
      "- Fields that are not named here are ignored.",
      "- A field in `required` that is missing, or of another type, breaks the contract: the call counts as failed (502), and no empty value is shown in its place. What is not in `required` may be left out; null may stand only where the type has it.",
      "- An answer is about what was asked for: a claim, an explanation or a card of another id or another family breaks the contract.",
      "- Ids of claims and documents are 1 to 64 letters, digits or `.` `_` `~` `:` `-`; others cannot be opened.",
      "- The body decides, not its content type, except for documents. JSON is UTF-8.",
      "- A redirect (3xx) is not followed and breaks the contract.",
      "- `x-takes-down` lists the pages that show an error while a read fails, `x-hides` what else members miss. A read that takes no page down may be left out (404 or 501), and so may one marked `x-only-for` where nobody is of it.",
      "- `x-listed-without-use` names calls that are known and never made.",
    ],
  ],
  [
    "Requests",
    [
      "- Headers: `accept`, `x-request-id` (one number for all calls of one page) and, where `security` names it, `authorization: Bearer` with the token as the gateway gave it. No cookie is sent or kept.",
      "- A body is JSON with `content-type: application/json`. A write without a body has no content type.",
      "- Unset parameters are left out. Days in parameters and bodies are `yyyy-mm-dd`; `asOfDate` is today in America/Los_Angeles.",
      "- A list of ids is joined by commas.",
    ],
  ],
  [
    "Tokens",
    [
      "POST token, login-as and group-selection answer with a JWT. The dashboard reads its claims and does not check its signature: the gateway does, at every call.",
      "- `memberKey` (text or number, required) is the `memberKey` of one of the account's members: it says who is looking. Without it nobody is signed in.",
      "- `role` (optional) is one of the roles below for staff; any other, or none, is a member's. Letter case counts.",
      "- `issuedByRole` (optional) is the role of the staff member on whose behalf login-as issued the token.",
      "- A token that another application posts is checked before it counts: GET account is asked with it, and must list the token's member, staff's as well.",
      ...items(ROLES),
      `- A token has at most ${BOUNDS.longestToken} characters, and the sealed cookies of a session at most ${BOUNDS.longestCookies}, staff's own token included. Tokens are compressed before they are sealed: one of 6400 characters always fits, and two of 3000. Beyond that nobody is signed in (502).`,
      "- A session lasts two hours; a token that the gateway stops taking before (401) ends it.",
      "- `redirect` of a token's answer names the application where the sign-in goes on; it is followed only to origins in `APPLICATION_ORIGINS`.",
    ],
  ],
  [
    "Domain ids",
    [
      "`domainId` of a body and `domain` of group-selection say by which brand's host the member came.",
      ...items(DOMAINS),
    ],
  ],
  [
    "Days",
    [
      "A day of the calendar, in one of these forms; a time behind it is ignored and its zone not applied.",
      ...DAY_FORMS.map((form) => `- \`${form}\``),
      "",
      "Month and day stand in the order of these forms. What is no day of the calendar breaks the contract.",
      `An end in a year after ${BOUNDS.endlessAfterYear} means that there is none.`,
      "Coverage begins on its effective date and is over on its termination date. Without an effective date it counts as ended.",
    ],
  ],
  [
    "Money",
    [
      'US dollars, as a number or as decimal text of at most ten digits before the point and four behind it (`12.5`, `"12.50"`), no sign but a leading minus. Missing is unknown; what a member owes is never guessed and never zero by default.',
    ],
  ],
  [
    "Missing values",
    [
      "- `eligible` of an account's category: missing or null means not covered. Rows of eligibility/family have no such field: each is a coverage. In programs, pcp/eligibility and idCard/eligible it is required.",
      "- Other flags (`type` with boolean and null): missing counts as false; `displayChat` of chat leaves it to the account's own.",
      "- Preferences: missing or null means never chosen, and the member is asked. PUT account/preferences sends every field, null where nothing was chosen.",
      "- Lists with null in their type: missing counts as empty, but for the claims of an explanation: these are said to be unknown. Text: null, missing and blank are one.",
      "- Page fields: all are required in v2/eobs (with claimId alone only `content` is read). In claims/{type} each may be missing: without `totalElements` and `totalPages` pages are asked for until an empty one.",
    ],
  ],
  [
    "Sizes",
    [
      "A list is never longer than the `size` asked for, and has as many entries as its page fields count: one that does not breaks the contract (home takes the first three of whatever comes). `page` counts from 0.",
      ...Object.entries(PAGE_SIZES).map(
        ([path, sizes]) => `- ${path}: asked for ${sizes.join(" and ")} at a time`,
      ),
      `- \`registrationKey\` and \`resetToken\` have at most ${BOUNDS.longestKey} characters.`,
      `- An answer has at most ${mega(BOUNDS.answerBytes)} (GATEWAY_MAX_ANSWER_BYTES), a document ${mega(BOUNDS.documentBytes)} (GATEWAY_MAX_DOCUMENT_BYTES).`,
    ],
  ],
  [
    "Documents",
    [
      "eobs/pdf and idCard/view with `accept: application/pdf` answer with `content-type: application/pdf` and bytes that begin with `%PDF-`; anything else is not handed to a member. `content-length` is passed on. The bytes go through as they come: 20 seconds of silence end a document.",
    ],
  ],
  [
    "Times and repetitions",
    [
      `- A call has ${BOUNDS.timeoutMs} ms with its repetition (GATEWAY_TIMEOUT_MS); one marked \`x-optional\` has ${BOUNDS.optionalMs} ms.`,
      "- A GET is asked once more on 502, 503, 504 and broken connections, unless it is marked `x-never-repeated`.",
      "- A write is never sent twice once it may have arrived. A call that never reached the gateway (no connection) may be sent again, whatever its method.",
      `- \`x-kept\` says how long an answer is shown again to the same session: "session" until log-out or two hours, "minute" ${BOUNDS.freshMs.minute / 1000} s, "never". A write drops what it changed. \`x-shared\` answers are kept for everybody and asked without a token. In an outage (5xx, silence) a kept answer may serve up to the session's end, never instead of a 4xx.`,
    ],
  ],
  [
    "Refusals and errors",
    [
      `What was typed is refused by one of the statuses that a call lists, in general ${REFUSAL_STATUSES.join(", ")}, with a JSON body \`{"errorType": "…"}\`. Its words are told apart exactly; the body's other fields, and its message, are not shown (but for login-as).`,
      "A refused log-in may be told `errorData.attemptsRemaining`, a whole number from 0.",
      "Anything else is trouble: the error page of its status is shown (400, 401, 403, 404, 408, 500, 502, 503, else a general one), in place. A 401 to a call marked `x-unauthorized: login` ends the session and leads to the log-in page, except in the health-plan partner's brand.",
      "Who is not known must not be told apart from who is: forgot-username, forgot-password and validate-user answer alike, and in like time.",
    ],
  ],
  [
    "Words",
    [
      "Words that are more than shown. Where none of these fields is concerned, text is shown as it comes.",
      ...CODED_FIELDS.map(({ calls, field, words, means, exact, other }) => {
        const where = field === "" ? calls.join(", ") : `\`${field}\` of ${calls.join(", ")}`;
        const another = other === "error" ? "breaks the contract" : other;
        const letters = exact ? "exactly so" : "in any letter case";
        return `- ${where}: ${words.map((word) => `\`${word}\``).join(", ")} (${letters}): ${means}. Another word ${another}.`;
      }),
    ],
  ],
];
