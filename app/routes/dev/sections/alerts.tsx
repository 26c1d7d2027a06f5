import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { Button } from "#app/components/ui/actions/Button.tsx";
import { useHydrated } from "#app/components/ui/hydrated.ts";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { snackbar } from "#app/components/frame/snackbar.ts";
import { alertLooks } from "#app/components/ui/icons/tones.ts";
import { Sample } from "../sample.tsx";
import type { SectionProps } from "../sections.ts";

const kinds = ["info", "success", "warning", "error"] as const;

export function Alerts() {
  return kinds.map((kind) => (
    <Sample key={kind} state={kind}>
      <Alert kind={kind}>
        <p>A sentence that says what is the case.</p>
      </Alert>
    </Sample>
  ));
}

const messages = [
  { status: "success", kind: "success", text: "Successfully updated preferences" },
  { status: "error", kind: "error", text: "Your preferences could not be saved" },
  { status: "alert", kind: "warning", text: "Your session was extended, your form was not sent" },
] as const;

/** The look only: the message itself goes through the one queue of the page. */
export function Flashes({ here }: SectionProps) {
  const hydrated = useHydrated();
  return messages.map(({ status, kind, text }) => (
    <Sample key={status} state={status}>
      <div className={`flash tone-${alertLooks[kind].tone}`}>
        <Icon name={alertLooks[kind].icon} />
        <span>{text}</span>
        <a className="flash__x" href={`${here}#flash`} aria-label={`Dismiss: ${text}`}>
          <Icon name="x" />
        </a>
      </div>
      {hydrated && (
        <div className="row">
          <Button
            type="button"
            kind="quiet"
            size="small"
            onClick={() => snackbar.push({ status, text, dismissAfter: 3000 })}
          >
            Show as snackbar: {status}
          </Button>
        </div>
      )}
    </Sample>
  ));
}
