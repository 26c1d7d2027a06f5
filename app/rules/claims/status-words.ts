import type { ClaimStatusKey } from "./claim-status.ts";

const phrases = (...parts: readonly (readonly string[])[]): readonly string[] =>
  parts.reduce<readonly string[]>(
    (before, part) => before.flatMap((one) => part.map((more) => `${one} ${more}`.trim())),
    [""],
  );

const PAPERS = ["info", "information", "records", "documents", "documentation"];
const MORE = ["", "more", "additional", "further"];

/** What says that something is missing: "Needs more info", "Records requested". */
const PAPERS_MISSING = [
  ...phrases(["needs", "need", "awaiting", "waiting for", "missing"], MORE, PAPERS),
  ...phrases(MORE, PAPERS, ["needed", "requested", "required", "missing", "pending"]),
];

const APPEALS = ["appeal", "reconsideration", "redetermination", "grievance", "dispute"];

/** What says that a decision is asked to be changed: "Appeal received", "Under reconsideration". */
export const UNDER_APPEAL = [
  "appealed",
  "disputed",
  ...phrases(["under", "in", "on"], APPEALS),
  ...phrases(APPEALS, [
    "received",
    "requested",
    "submitted",
    "filed",
    "pending",
    "in progress",
    "in process",
    "in review",
    "under review",
  ]),
];

const allAs = (words: readonly string[], key: ClaimStatusKey) =>
  Object.fromEntries(words.map((word) => [word, key]));

/** Words that carriers use for a state, without hyphens. */
export const STATE_WORDS: Readonly<Record<string, ClaimStatusKey>> = {
  paid: "paid",
  adjusted: "adjusted",
  "in process": "in-process",
  pending: "in-process",
  "in progress": "in-process",
  processing: "in-process",
  "in review": "in-process",
  "pending review": "in-process",
  "under review": "in-process",
  reopened: "in-process",
  reprocessing: "in-process",
  received: "in-process",
  submitted: "in-process",
  pended: "pended",
  pend: "pended",
  "on hold": "pended",
  suspended: "pended",
  denied: "denied",
  "denied in full": "denied",
  "fully denied": "denied",
  rejected: "denied",
  declined: "denied",
  "not covered": "denied",
  "not payable": "denied",
  "denied in part": "denied-in-part",
  "partially denied": "denied-in-part",
  "partly denied": "denied-in-part",
  "partial denial": "denied-in-part",
  "denial upheld": "denied",
  "appeal denied": "denied",
  ineligible: "denied",
  "ineligible claim": "denied",
  "not eligible": "denied",
  "not authorized": "denied",
  disallowed: "denied",
  "no payment will be made": "denied",
  duplicate: "denied",
  "duplicate claim": "denied",
  "exact duplicate": "denied",
  forwarded: "forwarded",
  ...allAs(PAPERS_MISSING, "pended"),
  ...allAs(UNDER_APPEAL, "in-process"),
};

const AUTHORIZATIONS =
  "pre[- ]?(?:treatment )?auth(?:oriz(?:ation|ed))?|pre[- ]?(?:cert(?:ification|ified)?|approv(?:al|ed))|prior (?:auth(?:orization)?|approval)";
const ESTIMATES = String.raw`pre[- ]?(?:treatment )?(?:estimate|determin(?:ation|ed))|pre[- ]?service|estimated?|advanced? (?:explanation of benefits|EOB)|AEOB|(?:pre[- ]?)?treatment plan|pre[- ]?treatment(?: (?:review|request))?(?=$|\s*[-–—:;,(/])`;

/**
 * What is made before care, whatever came of it, its authorization apart; one that a claim lacks is why that
 * claim waits.
 */
const BEFORE_CARE = new RegExp(
  `^(?:(?:dental|orthodontic|ortho|treatment|benefits?|cost|courtesy|voluntary|good faith|final|request for) )*(?:(${AUTHORIZATIONS})|${ESTIMATES})\\b(?! (?:is |was )?(?:required|needed|missing|absent|not)\\b)`,
  "i",
);

/** Words for what is under way itself; what is pending may wait for what stands behind the word. */
const UNDER_WAY: ReadonlySet<string | null> = new Set([
  "in process",
  "in progress",
  "processing",
  "in review",
  "under review",
  "received",
  "submitted",
]);

/** Words for a claim that counts no more, by what became of it. */
export const WITHDRAWAL_WORDS: Readonly<Record<string, "taken-back" | "replaced">> = {
  void: "taken-back",
  voided: "taken-back",
  canceled: "taken-back",
  cancelled: "taken-back",
  reversed: "taken-back",
  withdrawn: "taken-back",
  "returned to stock": "taken-back",
  "return to stock": "taken-back",
  "not picked up": "taken-back",
  "entered in error": "taken-back",
  deleted: "taken-back",
  "returned to provider": "taken-back",
  replaced: "replaced",
};

/** Words for a claim that is decided, and not how. */
const DECIDED_WORDS = [
  "final",
  "finalized",
  "complete",
  "completed",
  "processed",
  "adjudicated",
  "approved",
  "closed",
  "partially paid",
  "paid in part",
  "partial payment",
  "partially approved",
  "payment issued",
  "check issued",
  "settled",
  "applied to deductible",
] as const;

export const isDecidedWord = (word: string | null): boolean =>
  DECIDED_WORDS.some((decided) => decided === word);

/** What may stand before a status: the code of one ("F2"), and that it is one of a claim ("Claim has been"). */
const PREAMBLES = [
  /^[A-Z]\d{1,2}\s+/,
  /^not processed\s*[-–—:;,(/]\s*/i,
  /^(?:(?:the|this) )?(?:claim|service) (?:(?:is|was|has been) )?/i,
];

/** What nobody could process, or took in: the provider has to send it again. */
const SENT_BACK =
  /^(?:(?:could not|cannot|unable to) (?:be )?process\w*$|(?:error|invalid)$|acknowledge?ment\s*\/\s*(?:rejected|returned)\b)/i;

/** A status in one line, without what stands before it. */
function inOneLine(status: string | null): string {
  const whole = (status ?? "").trim().replaceAll(/\s+/g, " ").replace(/\.$/, "");
  const said = PREAMBLES.reduce((rest, preamble) => rest.replace(preamble, ""), whole);
  return said.replace(SENT_BACK, "returned to provider");
}

const KNOWN_WORDS: readonly string[] = [
  ...Object.keys(STATE_WORDS),
  ...Object.keys(WITHDRAWAL_WORDS),
  ...DECIDED_WORDS,
].toSorted((a, b) => b.length - a.length);

/** What leads to the reason of a status: "Denied - duplicate", "Pended for records". */
const SEPARATORS = String.raw`\s*[-–—:;,(/]\s*|\s+(?=(?:and|paid|for|by|at|as|of|to|no|in full|due to|because|additional|more|further|info\w*|records|documents?)\b)`;

/** A known word, and its reason. */
const STATUS = new RegExp(
  String.raw`^(${KNOWN_WORDS.map((word) => word.replaceAll(" ", "[ -]")).join("|")})(?:$|(?:${SEPARATORS})(.*)$)`,
  "i",
);

/** The known word with which a status begins, null for none, and what stands behind it. */
type StatusReading = { readonly word: string | null; readonly reason: string };

function searchStatus(status: string | null): StatusReading {
  const [, word = null, reason = ""] = STATUS.exec(inOneLine(status)) ?? [];
  return {
    word: word === null ? null : word.toLowerCase().replaceAll("-", " "),
    reason: reason.replace(/\)$/, ""),
  };
}

/** What `read` makes of each known word alone, as most statuses are: they need no search. */
export const ofKnownWords = <Reading>(read: (word: string) => Reading) =>
  new Map(KNOWN_WORDS.map((word) => [word, read(word)]));

const KNOWN_ALONE = ofKnownWords(searchStatus);

/** Reads a status, or what stands behind one. */
export const readStatus = (status: string | null): StatusReading =>
  KNOWN_ALONE.get((status ?? "").toLowerCase()) ?? searchStatus(status);

const PAYMENT_TO_COME =
  /^(?:and )?(?:is )?(?:(?:awaiting|pending) payment|(?:approved|ready|scheduled) for payment|ready to pay|payment (?:is )?(?:pending|scheduled|in process|in progress|requested)|not yet paid|not paid yet|yet to be paid|to be paid)\b/i;

/** Whether a status says that the plan's payment is still to come, also behind a word for decided. */
export function isAwaitingPayment(status: string | null): boolean {
  const { word, reason } = readStatus(status);
  return (
    PAYMENT_TO_COME.test(inOneLine(status)) || (isDecidedWord(word) && PAYMENT_TO_COME.test(reason))
  );
}

/**
 * What a status names that is made before care, and the words behind it, such as "denied"; null for a
 * claim.
 */
export function readBeforeCare(
  status: string | null,
): { readonly kind: "authorization" | "estimate"; readonly outcome: string } | null {
  const { word, reason } = readStatus(status);
  const named = isDecidedWord(word)
    ? reason
    : inOneLine(status).replace(/\bnot (?:approved|authorized|certified)\b/i, "denied");
  const [found, authorization] = BEFORE_CARE.exec(named) ?? [];
  if (found !== undefined) {
    const outcome = named
      .slice(found.length)
      .replace(/^(?:[^a-z]|(?:request|is|was|has been)\b)+/i, "")
      .replace(/\)$/, "");
    return { kind: authorization === undefined ? "estimate" : "authorization", outcome };
  }
  const isOfEstimate = UNDER_WAY.has(word) && BEFORE_CARE.exec(reason)?.[1] === undefined;
  return isOfEstimate && BEFORE_CARE.test(reason) ? { kind: "estimate", outcome: "" } : null;
}
