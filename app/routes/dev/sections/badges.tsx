import { Badge } from "#app/components/ui/text/Badge.tsx";
import { ClaimStatus } from "#app/components/ui/figures/ClaimStatus.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { Spinner } from "#app/components/ui/icons/Spinner.tsx";
import { Toggletip } from "#app/components/ui/overlays/Toggletip.tsx";
import { DenialBadge } from "#app/components/ui/figures/DenialBadge.tsx";
import { Sample } from "../sample.tsx";

export function Badges() {
  return (
    <>
      <Sample wide state="tones">
        <div className="row">
          <Badge>No tone</Badge>
          <Badge tone="ok" icon="check-circle-fill">
            Active
          </Badge>
          <Badge tone="info" icon="info">
            Future
          </Badge>
          <Badge tone="warn" icon="warning-fill">
            Ends soon
          </Badge>
          <Badge tone="bad" icon="x-circle-fill">
            Terminated
          </Badge>
          <Badge tone="brand">Selected now</Badge>
        </div>
      </Sample>
      <Sample wide state="status of a claim">
        <div className="row">
          <ClaimStatus status={{ kind: "paid", on: "2026-11-06" }} />
          <ClaimStatus status={{ kind: "paid", on: null }} />
          <ClaimStatus status={{ kind: "in-process" }} />
          <ClaimStatus
            status={{ kind: "other", key: "denied", text: "Denied", className: "denied" }}
          />
          <ClaimStatus
            status={{ kind: "other", key: "adjusted", text: "Adjusted", className: "adjusted" }}
          />
          <DenialBadge denial="denied-in-part" />
          <DenialBadge denial="not-covered-in-part" />
        </div>
      </Sample>
    </>
  );
}

export function Values() {
  return (
    <>
      <Sample state="money">
        <p>
          <Amount cents={0} /> · <Amount cents={4218} /> · <Amount cents={123_456_789} /> ·{" "}
          <Amount cents={-1250} />
        </p>
      </Sample>
      <Sample state="day">
        <p>
          <DateText day="2026-02-28" />
        </p>
      </Sample>
      <Sample state="toggletip">
        <div className="row">
          <p>Coinsurance</p>
          <Toggletip label="About coinsurance">
            <p>The part of a bill that you pay after the deductible is met.</p>
          </Toggletip>
        </div>
      </Sample>
      <Sample state="spinner">
        <Spinner label="Loading samples" />
      </Sample>
    </>
  );
}
