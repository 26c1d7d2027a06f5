/** The longest deliverable address, in characters. */
const MAX_EMAIL_LENGTH = 254;
const LOCAL_PART = /^[A-Za-z\d.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const LABEL = /^[A-Za-z\d-]{1,63}$/;

/**
 * Whether a text has the format of an e-mail address (§5 "Preferences"): as accepted by a browser's
 * e-mail field, and a dot in the domain. Not trimmed. Patterns without nested repetition keep the
 * time linear.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH) return false;
  const [local = "", domain = "", ...more] = text.split("@");
  const labels = domain.split(".");
  return more.length === 0 && LOCAL_PART.test(local) && labels.length > 1 && labels.every(isLabel);
}

function isLabel(label: string): boolean {
  return LABEL.test(label) && !label.startsWith("-") && !label.endsWith("-");
}
