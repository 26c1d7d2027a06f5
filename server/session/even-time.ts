/**
 * Answers at a multiple of `stepMs` after the question, so that the time it took does not tell
 * whether somebody exists (S-02). A fault is held back just as an answer is; an answer that does not
 * matter, such as a sign-in that succeeded, is not.
 */
export async function evenTime<Value>(
  stepMs: number,
  work: () => Promise<Value>,
  matters: (value: Value) => boolean = () => true,
): Promise<Value> {
  const start = performance.now();
  let even = true;
  try {
    const value = await work();
    even = matters(value);
    return value;
  } finally {
    if (even && stepMs > 0) {
      const over = (performance.now() - start) % stepMs;
      await new Promise((resolve) => setTimeout(resolve, stepMs - over));
    }
  }
}
