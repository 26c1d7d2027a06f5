export type FlashStatus = "success" | "error" | "alert";

/** `dismissAfter` is in milliseconds, `id` tells messages with the same words apart. */
export type FlashMessage = {
  status: FlashStatus;
  text: string;
  dismissAfter: number;
  id?: number;
};

export type DisplayedMessage = { message: FlashMessage; leaving: boolean };

/** How long a message may take to leave where the browser reports no end of its animation (§9). */
export const LEAVING_FALLBACK_MS = 1000;

/** The snackbar's queue: one message at a time, the next once the last has left (§2). */
export function createSnackbar() {
  const waiting: FlashMessage[] = [];
  const listeners = new Set<() => void>();
  let shown: DisplayedMessage | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;

  function show(next: DisplayedMessage | null) {
    shown = next;
    for (const listener of listeners) listener();
  }

  function after(ms: number, act: () => void) {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  }

  function advance() {
    clearTimeout(timer);
    const message = waiting.shift();
    show(message ? { message, leaving: false } : null);
    release();
  }

  function dismiss() {
    if (!shown || shown.leaving) return;
    show({ ...shown, leaving: true });
    after(LEAVING_FALLBACK_MS, advance);
  }

  /** The timer stops while the message has the pointer or the focus. */
  function hold() {
    if (shown && !shown.leaving) clearTimeout(timer);
  }

  function release() {
    // A timer without end would end at once.
    if (shown && !shown.leaving && shown.message.dismissAfter !== Infinity) {
      after(shown.message.dismissAfter, dismiss);
    }
  }

  function push(message: FlashMessage) {
    waiting.push(message);
    if (!shown) advance();
  }

  /** Shows a message at once, in place of any other. It stays until it is dismissed or withdrawn. */
  function interrupt(lasting: Pick<FlashMessage, "status" | "text">): () => void {
    const message = { ...lasting, dismissAfter: Infinity, id: (lastId += 1) };
    if (shown && !shown.leaving) waiting.unshift(shown.message);
    waiting.unshift(message);
    advance();
    return () => {
      if (shown?.message === message) advance();
    };
  }

  function gone() {
    if (shown?.leaving) advance();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return { push, interrupt, dismiss, hold, release, gone, subscribe, current: () => shown };
}

/** The browser's one snackbar; the server renders the flash message itself. */
export const snackbar = createSnackbar();
