/** How long a very busy machine may take to anything, milliseconds: only ends what hangs. */
export const HANGS_MS = 240_000;

/** Settings of a dashboard that shows what it is answered, however late. */
export const PATIENT = {
  GATEWAY_TIMEOUT_MS: "100000",
  GATEWAY_OPTIONAL_TIMEOUT_MS: "40000",
  DRAIN_DEADLINE_MS: "100000",
};
