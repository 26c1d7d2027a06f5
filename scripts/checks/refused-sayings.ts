/** What no text says, and why; each was once read by members, and understood otherwise. */
export type Refused = { readonly pattern: RegExp; readonly why: string };

export const REFUSED_ENGLISH: readonly Refused[] = [
  { pattern: /\bend (?:this|your|my) request\b/i, why: "a request is canceled" },
  { pattern: /\byour last day(?! covered)\b/i, why: "a deadline is a deadline, not a last day" },
  { pattern: /\bbill to review\b/i, why: "a premium's bill is not a provider's, which is checked" },
  { pattern: /\bin this address\b/i, why: "an address is where people live: say link" },
  { pattern: /\bcoverage (?:ended|ends) (?:on )?\d/i, why: "say the last day with cover" },
  { pattern: /\bday before\b/i, why: "say the last day with cover itself" },
  { pattern: /\bwe weren['’]t given\b/i, why: "the plan decides, and owes the reason" },
  { pattern: /\bdecision within\b/i, why: "it reads as a deadline of the member" },
  { pattern: /\b(\d+) to \1 of \1\b/, why: "one is shown as one" },
  { pattern: /\bwe weren['’]t told\b/i, why: "it isn't known: say so" },
  { pattern: /\bnewest 1 claim\b/, why: "one is shown as one" },
  { pattern: /\b(?:go|goes|don['’]t go) (?:together|with)\b/i, why: "matches" },
  { pattern: /\b(?:to|can) go on\b/i, why: "continue" },
  { pattern: /\b(?:The|the) (?:plan paid|you owe) amount\b/, why: "a label is in quotation marks" },
  { pattern: /\b(?:covered )?care in full\b/i, why: "100% of the allowed amount" },
  { pattern: /\bend (?:your|this|my) (?:plan|coverage)\b/i, why: "a plan is canceled" },
  { pattern: /\bprovider will bill\b/i, why: "it promises: may bill" },
  { pattern: /\bdepend on us\b/i, why: "a riddle: the reviewer doesn't work for us" },
  { pattern: /plan pays \d+% (?:more|less)/i, why: "a share grows by points" },
];

export const REFUSED_SPANISH: readonly Refused[] = [
  {
    pattern: /\btermin\p{L}+ (?:su|mi|esta|la) solicitud/iu,
    why: "it is understood as to complete a form: cancelar",
  },
  { pattern: /fecha de pago de (?:mi|su)/i, why: "the paid date of a claim: fecha límite de pago" },
  { pattern: /paga \d+ ?%/i, why: "a percentage has an article: el 100%" },
  { pattern: /reclamo de mi plan/i, why: "to a provider, a complaint about the plan" },
  { pattern: /factura por revisar/i, why: "a premium's bill is a factura de la prima" },
  { pattern: /\d ?[AP]M\b|\bPT\b/, why: "a time of day is a.m. or p.m., hora del Pacífico" },
  { pattern: /\b\d{2}\/\d{2}\/\d{4}\b/, why: "a day among words is in words" },
  { pattern: /\b(\d+) al? \1 de \1\b/, why: "one is shown as one" },
  { pattern: /\b(?:los|las|lo) de usted\b|no de usted\b/i, why: "suyo, suyos" },
  { pattern: /esta dirección web/i, why: "enlace" },
  { pattern: /no depende de nosotros/i, why: "it refuses help" },
  { pattern: /decisión en \d+ horas/i, why: "it reads as a deadline of the member" },
  { pattern: /no nos (?:dieron|indicaron)/i, why: "the plan decides, and owes the reason" },
  { pattern: /\bcontactar al?\b/i, why: "comunicarse con" },
  { pattern: /\bquizá(?!s)/i, why: "one spelling: quizás" },
  { pattern: /cobertura[^.]* termin(?:a|ó) el\b/i, why: "say the last day with cover" },
  { pattern: /según este reclamo, usted no debe/i, why: "stronger than what is known" },
  { pattern: /por completo la atención/i, why: "el 100% del monto permitido" },
  { pattern: /proveedor le enviará una factura/i, why: "it promises: es posible que" },
  { pattern: /paga \d+% (?:más|menos)/i, why: "a share grows by points" },
  { pattern: /[Aa]cerca de \p{Lu}/u, why: "a name follows a colon: Acerca de: …" },
  { pattern: /\bapps\b/i, why: "aplicaciones" },
  { pattern: /a partir del próximo(?! envío)/i, why: "of what: a partir del próximo envío" },
  { pattern: /\bno van juntos\b/i, why: "no coinciden" },
  { pattern: /\bbuscar dentista\b(?!s)/i, why: "buscar un dentista" },
  { pattern: /\ben un radio de\b/i, why: "a 25 millas o menos" },
  { pattern: /\bescriba [^.]* en inglés\b/i, why: "search words are Spanish, too" },
];

/** Why a text is refused; undefined for one that is not. */
export const whyRefused = (text: string, refused: readonly Refused[]): string | undefined =>
  refused.find(({ pattern }) => pattern.test(text))?.why;
