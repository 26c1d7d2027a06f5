/** The environment before the first world of this process. */
const OUTSIDE = { ...process.env };

/** Restores the environment, so that the next file starts as this one did. */
export function putBackEnvironment(): void {
  for (const name of Object.keys(process.env)) if (!(name in OUTSIDE)) delete process.env[name];
  Object.assign(process.env, OUTSIDE);
}
