import type { ReactNode } from "react";
import type { ClaimStatusValue } from "#app/rules/claims/claim-status.ts";
import { homeText } from "#app/text/frame/home.ts";
import { Badge } from "../text/Badge.tsx";
import { DateText } from "../text/DateText.tsx";
import { Sentence } from "../text/Sentence.tsx";

export function ClaimStatus({ status }: { status: ClaimStatusValue }) {
  const text = homeText.claims;
  if (status.kind === "paid") {
    return (
      <Badge tone="ok" icon="check-circle-fill" className="claim-status--paid">
        {status.on === null ? (
          text.paid
        ) : (
          <Sentence parts={text.paidOn<ReactNode>(<DateText day={status.on} />)} />
        )}
      </Badge>
    );
  }
  if (status.kind === "in-process") {
    return (
      <Badge tone="info" icon="arrows-clockwise" className="claim-status--in-process">
        {text.inProcess}
      </Badge>
    );
  }
  const className = `claim-status--${status.className}`;
  if (status.className === "denied") {
    return (
      <Badge tone="bad" icon="x-circle-fill" className={className}>
        {status.text}
      </Badge>
    );
  }
  const { tone, icon } = status;
  return (
    <Badge className={className} {...(tone && { tone })} {...(icon && { icon })}>
      {status.text ?? text.statusUnknown}
    </Badge>
  );
}
