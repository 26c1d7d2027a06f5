const SECRET_NAME = /password|answer|token|secret|pin|code|ssn/i;

/**
 * Whether a field is never stored or sent back, by its name. Errs on the side of secrecy: a field called
 * `zipCode` would be lost, too, so forms call theirs `zip` (address-schema.ts).
 */
export function isSecretField(name: string): boolean {
  return SECRET_NAME.test(name);
}
