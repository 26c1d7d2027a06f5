import { useEffect, useRef, type MouseEvent, type PointerEvent, type ReactNode } from "react";
import { Toggletip } from "#app/components/ui/overlays/Toggletip.tsx";

type TooltipProps = {
  label: string;
  openDelay?: number;
  closeDelay?: number;
  children: ReactNode;
};

/**
 * Help that opens by a click, and with script by a mouse that rests on it (COMP-18; in the gallery
 * alone). Esc closes it, a click keeps open what the mouse had opened (WCAG 1.4.13).
 */
export function Tooltip({ label, openDelay, closeDelay, children }: TooltipProps) {
  const openMs = getDelay("openDelay", openDelay ?? OPEN_DELAY_MS);
  const closeMs = getDelay("closeDelay", closeDelay ?? CLOSE_DELAY_MS);
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Only what the mouse alone opened goes away with the mouse. */
  const byMouse = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  const tip = () => box.current?.querySelector<HTMLElement>("[popover]") ?? null;
  const isOpen = () => tip()?.matches(":popover-open") === true;

  function after(ms: number, act: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  }

  function open() {
    // Opening the tip would close another open popover, which a hover must not do.
    if (document.querySelector(":popover-open") !== null) return;
    byMouse.current = true;
    // A click and not `showPopover`: the browser places the tip by the button that opened it.
    box.current?.querySelector("button")?.click();
  }

  function close() {
    const here = tip();
    if (!byMouse.current || here === null || here.contains(document.activeElement)) return;
    byMouse.current = false;
    here.hidePopover();
  }

  function onClickCapture(event: MouseEvent) {
    const { target } = event;
    const inTip = target instanceof Node && tip()?.contains(target) === true;
    if (!event.isTrusted || inTip) return;
    clearTimeout(timer.current);
    // It is open because the mouse came by: the click that was meant to open it keeps it open.
    if (byMouse.current && isOpen()) event.preventDefault();
    byMouse.current = false;
  }

  function onPointerEnter({ pointerType }: PointerEvent) {
    if (pointerType === "mouse") after(openMs, open);
  }

  function onPointerLeave({ pointerType }: PointerEvent) {
    if (pointerType === "mouse") after(closeMs, close);
  }

  return (
    <div
      ref={box}
      className="tooltip"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onClickCapture={onClickCapture}
    >
      <Toggletip label={label}>{children}</Toggletip>
    </div>
  );
}

/** How long the pointer rests on a help button before its tip opens, and how long it stays. */
const OPEN_DELAY_MS = 400;
const CLOSE_DELAY_MS = 250;

/** Milliseconds (§2, §9). Throws a TypeError for no number, a RangeError for no time. */
export function getDelay(name: "openDelay" | "closeDelay", delay: unknown): number {
  if (typeof delay !== "number") {
    throw new TypeError(
      `${name} of a tooltip must be a number of milliseconds, not ${typeof delay}`,
    );
  }
  if (Number.isFinite(delay) && delay >= 0) return delay;
  throw new RangeError(`${name} of a tooltip must be zero or more milliseconds, not ${delay}`);
}
