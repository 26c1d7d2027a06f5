import type { LineDenial } from "#app/rules/claims/claim-status.ts";
import { claimDetailText } from "#app/text/claim-detail.ts";
import { Notice, NoticeList } from "#app/components/ui/NoticeList.tsx";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";

/** `lines` are the numbers of the lines it is about. */
export type ClaimDenial = LineDenial & { readonly lines: readonly number[] };

type ClaimDenialsProps = { refusals: readonly ClaimDenial[]; phone: string | null };

/** What the plan refused, what that means, and what to do about it. */
export function ClaimDenials({ refusals, phone }: ClaimDenialsProps) {
  const { refusals: text, nextSteps } = claimDetailText;
  return (
    <NoticeList label={nextSteps.heading}>
      {refusals.map(({ key, owed, reason, code, lines, nextStep }) => {
        const said = [
          text.lines(lines),
          reason === null ? null : `${text.reason(reason)}.`,
          code === null ? null : `${text.code(code)}.`,
          reason === null && code === null && key === "denied" ? text.noReason : null,
          text.owed[owed],
          nextSteps[nextStep],
        ];
        return (
          <Notice
            key={lines.join()}
            tone="bad"
            icon="x-circle-fill"
            title={text[key]}
            action={<PhoneLink phone={phone} />}
          >
            {said.filter((part) => part !== null).join(" ")}
          </Notice>
        );
      })}
    </NoticeList>
  );
}
