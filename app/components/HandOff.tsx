import { useEffect, useRef } from "react";
import { formPartsText } from "../text/form-parts.ts";
import { Button } from "./Button.tsx";

type HandOffProps = {
  /** An address on another site. */
  action: string;
  fields: readonly { name: string; value: string }[];
};

/** Sends the member on to another site by a post: script at once, without script by the button. */
export function HandOff({ action, fields }: HandOffProps) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);

  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    // Whoever comes here by Back wanted to leave the other site, not to be thrown there again.
    const [visit] = performance.getEntriesByType("navigation");
    if (visit instanceof PerformanceNavigationTiming && visit.type === "back_forward") return;
    form.current?.requestSubmit();
  }, []);

  return (
    <div className="waiting">
      <h1 className="vh">{formPartsText.continue}</h1>
      <form ref={form} method="post" action={action} autoComplete="off">
        {fields.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button>{formPartsText.continue}</Button>
      </form>
    </div>
  );
}
