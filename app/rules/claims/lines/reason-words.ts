import type { ReasonMeaning } from "./remittance-reasons.ts";

/** Words of a price that the provider agreed to. */
const PRICE_WORDS =
  /\b(?:discounts?|savings|write[- ]?offs?|repric(?:ed|ing)|contractual|(?:negotiated|contract(?:ed)?) (?:rate|fee|price|amount))\b/i;

/** Words of what is over the allowed amount, whoever pays it. */
const OVER_WORDS =
  /\b(?:fee schedule|maximum allowed|allowed (?:amount|charge|fee)|allowable|allowance|(?:usual|customary|reasonable),? (?:and |& )?(?:usual|customary|reasonable)|reasonable (?:charges?|fees?|amount)|UCR)\b/i;

/** Words of what another service's payment includes. */
const INCLUDED_WORDS =
  /\b(?:included|bundled) (?:in|into|with) (?:the )?(?:(?:payment|allowance|price|benefit) (?:for|of) )?(?:another|other|primary|main)\b/i;

/** Words of a share, and nothing else. */
const SHARE_WORDS =
  /^(?:applied to (?:the |your )?)?(?:annual |plan )?(?:deductible|co-?pay(?:ment)?|co-?insurance)(?: amount| applied)?\.?$/i;

/** Words that say where a payment or a charge went. */
const APPLIED_WORDS =
  /\bapplied (?:to|towards?) (?:the |your )?(?:annual |plan )?(?:deductible|co-?insurance)\b/i;

/** Words of a payment that went to the member. */
const TO_MEMBER_WORDS =
  /\b(?:payment|benefits?|check) (?:(?:was|were|has been|is) )?(?:made|sent|issued|paid) (?:directly )?to (?:you|the (?:member|subscriber|patient|insured|policy ?holder))\b/i;

/** What only says how much was paid, or that a rule of the plan does not apply. */
const REMARK_WORDS =
  /\bpaid at \d+ ?%|^(?:this |the |these |those |all )?(?:\w+ )?\w+ (?:is |are )?not subject to (?:the |your |a )?(?:plan |annual )?(?:maximum|deductible|waiting period)s?\.?$/i;

/** Words of what was sent before. */
const REPEAT_WORDS = /^(?:exact )?duplicate\b/i;

/** Any of these words or phrases, which " / " parts. */
const anyOf = (phrases: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${phrases
      .trim()
      .split(/\s+\/\s+/)
      .join("|")})\b`,
    "i",
  );

/** Words with which a price or a share may be a denial after all. */
const REFUSAL_WORDS = anyOf(String.raw`
  not / no / non / never / without / missing / lacks? / requires? / required / authorization / expired / ineligible /
  den(?:ied|ial|y) / rejected / refused / excluded / exclusion / duplicate / late /
  visits? / limits? / times / frequency / units? / days? / quantity / doses? / dosages? / age / once / twice / per /
  reached / exhausted / used up / annual / yearly / lifetime / (?:plan|benefit|calendar|contract|policy) year /
  allowed benefit / benefit (?:allowance|maximum|limit)
`);

/** Words of a denial: the care, the person, the provider, the time or the paper is not what the plan pays for. */
const DENIAL_WORDS: readonly RegExp[] = [
  /\b(?:den(?:ied|ial|y)|declined|clm den|pymt den)\b/i,
  /\bduplicate\b/i,
  /\b(?:experimental|investigational|cosmetic|frequency limit\w*|age limit\w*|missing tooth clause|waiting period|refill too soon|too early|(?:too|more) often)\b/i,
  /\b(?:isn't|aren't|doesn't|not|never|non)[- ](?:(?:\w+ ){0,2}(?:authorized|certified|approved|necessary|necessity|active|meet|enroll\w*)|pre-?authorized)\b/i,
  /\bno (?:prior )?(?:authorization|auth|referral)\b/i,
  /\b(?:without|missing|lacks?|needs|requires?) (?:an? |the )?(?:prior |valid )?(?:pre-?)?(?:auth\w*|certification|referral|approval)\b/i,
  /\b(?:(?:pre-?)?auth\w*|referral) (?:(?:is|was|were) )?(?:required|needed|missing|denied|not (?:on|obtained|given|found|requested))\b/i,
  /\bmedical(?:ly)? necess(?:ity|ary)\b/i,
  /\b(?:timely|filing limit|filed (?:too )?late|too (?:late|old)|filing deadline)\b/i,
  /\b(?:filed|sent|received|submitted)\b.*\b(?:after|past|outside)\b.*\b(?:limit|deadline|period)\b/i,
  /\b(?:before|prior to|after|outside|expired|ended|terminated)\b.*\b(?:effective|coverage|enrollment|eligibility)\b/i,
  /\b(?:coverage|eligibility)\b.*\b(?:expired|ended|terminated|cancell?ed)\b/i,
  /\b(?:limited to (?:one|two|three|once|twice|\d+)|only (?:one|two|\d+)|once|twice|(?:one|two|three|\d+) (?:times? )?per)\b/i,
  /\b(?:exceeds?|exceeded|over)\b.*\b(?:number of|frequency|age|(?:visit|unit|day|dose|quantity) limit)\b/i,
];

/** Words of care, or more of it, that the plan has no benefit for. */
const NO_BENEFIT_WORDS: readonly RegExp[] = [
  /\b(?:isn't|aren't|doesn't|not|never|non)[- ](?:\w+ ){0,2}(?:covered|cov|covd|cvrd|eligible|payable|reimbursable|benefits?|covers?|provide|part of)\b/i,
  /\bno (?:active )?(?:coverage|cov|benefits?|bnfts)\b/i,
  /\b(?:excluded|exclusion|ineligible)\b/i,
  /\b(?:max(?:imum)?|limit|benefits?|allotment|visits|units|days|frequency)\b.*\b(?:met|reached|exhausted|used|received)\b/i,
];

/** Words with which a denial is doubtful. */
const DOUBT_WORDS: readonly RegExp[] = [
  // It says the opposite.
  anyOf(String.raw`
    not (?:a )?den\w+ / not (?:required|needed|yet|a duplicate) / waived / overturned / reversed / in error / removed /
    no (?:auth\w*|referral|coverage) (?:is )?(?:required|needed|limit) / approved after / verified / paid / already
  `),
  // Something was taken off, or is a share.
  anyOf(String.raw`
    reduc\w* / penalty / penalties / adj(?:ust\w*)? / discount\w* / savings / write[- ]?off / contract(?:ed|ual) / cont /
    repric\w* / pricing / reimbursement limit / interest / recoup\w* / recover\w* / HSA /
    deductible / out-of-pocket / stop-loss / co-?pay\w* / co-?insurance / payable by (?:the )?(?:patient|member)
  `),
  // Another service, payer or form of the service has it.
  anyOf(String.raw`
    alternat\w* / downgrad\w* / changed to / includ\w* / bundl\w* / incidental / separately / session / when / primary /
    medicare / coordination / cob / non-?duplication / (?:an)?other (?:insur\w*|carrier|payer|plan|service|procedure) /
    payment (?:was|is) / made to / see claim / no charge / measure / reporting
  `),
  // Nobody has decided, or it only explains a word.
  anyOf(String.raw`
    pend\w* / possible / review / until / will be (?:processed|reviewed|considered) / information / submit / resubmit /
    invalid / incomplete / billing / alert / could be / may be / usually / if (?:you|the) /
    non-?covered (?:amount|days|charges?) / not covered amount / amount not covered
  `),
];

/** With these no doubt is left. */
const DENIED_WORDS =
  /^(?:(?:this |the )?(?:claim|detail|service|procedure|charge|line)s?[/ -]*)*(?:is |was |being )?denied\b(?! (?:by|in error)\b)/i;

/** What is not covered, and nothing else: a price can be called so, too. */
const BARE_WORDS =
  /^(?:charges? |amount )?(?:not |non-? ?|in)(?:covered|allowed|payable|eligible)(?: charges?| amount)?\.?$/i;

/** Words of a price or a share that is another payer's, of another service, or of something else. */
const OTHER_WORDS = anyOf(String.raw`
  alternat\w* / surcharge / alert / consult / primary / secondary / medicare / you owe / includes? / forwarded /
  greater than / may (?:also|or) / spending / health savings
`);

/** What says only how much a payment can be. */
const AT_MOST =
  /\b(?:may|can|shall|will|must) ?(?:not|n't) (?:exceed|be more than)\b|\b(?:not|no) more than\b/gi;

/** What says only that the member need not pay. */
const NOT_OWED =
  /\b(?:you|member|patient)(?:'s)? (?:is|are|do|does|may|can|should|will|need)(?: not|n't) (?:\w+ ){0,2}?(?:responsible|liable|owe|owed|pay|billed|charged|balance)\b[^.;]*|\bnot (?:your|the (?:member|patient)'s) responsibility\b|\bno (?:payment|balance) (?:is )?due\b/gi;

/**
 * What a reason's words mean, where they leave no doubt: carriers' own words, in English. Null for all others, of
 * which pages say only what the amounts say.
 */
export function findMeaningOfWords(description: string | null): ReasonMeaning | null {
  const whole = (description ?? "").trim().replaceAll(AT_MOST, "at most");
  const said = whole.replaceAll(NOT_OWED, "");
  if (TO_MEMBER_WORDS.test(whole)) return "paid-to-member";
  if (SHARE_WORDS.test(said)) return "share";
  if (REPEAT_WORDS.test(said)) return "repeat";
  if (REMARK_WORDS.test(said)) return "report-only";
  if (isSure(said) && DENIAL_WORDS.some((words) => words.test(said))) return "denial";
  if (isSure(said) && NO_BENEFIT_WORDS.some((words) => words.test(said))) return "no-benefit";
  if (REFUSAL_WORDS.test(said)) return null;
  if (INCLUDED_WORDS.test(said)) return "included";
  if (OTHER_WORDS.test(said)) return null;
  if (APPLIED_WORDS.test(said)) return "share";
  if (PRICE_WORDS.test(said)) return "price";
  // What the member need not pay is a price, too.
  return OVER_WORDS.test(said) ? (said === whole ? "over-allowed" : "price") : null;
}

/** Whether nothing in a reason's words makes a denial doubtful. */
const isSure = (said: string): boolean =>
  DENIED_WORDS.test(said) ||
  !(DOUBT_WORDS.some((words) => words.test(said)) || BARE_WORDS.test(said));
