export type MessageKind = "required" | "pattern" | "minlength" | "maxlength";

const en: Record<MessageKind, (label: string) => string> = {
  required: (label) => `${label} is a required field`,
  pattern: (label) => `Invalid ${withinSentence(label)}`,
  minlength: (label) => `${label} is under the character minimum`,
  maxlength: (label) => `${label} exceeds the maximum number of characters`,
};

/** "Email address" becomes "email address" inside a sentence; an acronym such as "ID" stays. */
function withinSentence(label: string): string {
  const startsWithAcronym = /^\p{Lu}{2}/u.test(label);
  return startsWithAcronym ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** What a field says when it fails a rule (§5): its own message if it has one, else the generic. */
export function message(kind: MessageKind, label: string, override?: string): string {
  return override ?? en[kind](label);
}
