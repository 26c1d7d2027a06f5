import type { ReactNode } from "react";
import type { ClaimStatusValue, OtherStatus } from "#app/rules/claims/claim-status.ts";
import { claimWordsText, claimStatusInWords } from "#app/text/claims/claim-words.ts";
import { isEnglishPage, renderCarrierText } from "../text/CarrierText.tsx";
import { Badge } from "../text/Badge.tsx";
import { DateText } from "../text/DateText.tsx";
import { Sentence } from "../text/Sentence.tsx";

export function ClaimStatus({ status }: { status: ClaimStatusValue }) {
  const text = claimWordsText;
  if (status.kind === "paid") {
    return (
      <>
        <Badge tone="ok" icon="check-circle-fill" className="claim-status--paid">
          {status.on === null ? (
            text.paid
          ) : (
            <span data-short={text.paid}>
              <span>
                <Sentence parts={text.paidOn<ReactNode>(<DateText day={status.on} inWords />)} />
              </span>
            </span>
          )}
        </Badge>
        {status.planPaidNothing && <small> {text.planPaidNothing}</small>}
      </>
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
        {statusWords(status)}
      </Badge>
    );
  }
  const { tone, icon } = status;
  return (
    <Badge className={className} {...(tone && { tone })} {...(icon && { icon })}>
      {statusWords(status)}
    </Badge>
  );
}

/** A known state in the page's words, another as the gateway sends it. */
function statusWords({ key, text, reason }: OtherStatus): ReactNode {
  if (text === null) return claimWordsText.statusUnknown;
  if (key === "other") return renderCarrierText(text);
  return (
    <>
      {claimStatusInWords(key, text)}
      {/* The page's own words are of the state alone. */}
      {reason && !isEnglishPage && <> ({renderCarrierText(reason)})</>}
    </>
  );
}
