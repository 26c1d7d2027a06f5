import type { LineDenial } from "#app/rules/claims/claim-status.ts";
import { claimDetailText } from "#app/text/claim-detail.ts";
import { Notice, NoticeList } from "#app/components/ui/NoticeList.tsx";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";

/** `lines` are the numbers of the lines it is about. */
export type ClaimDenial = LineDenial & { readonly lines: readonly number[] };

type ClaimDenialsProps = { denials: readonly ClaimDenial[]; phone: string | null };

/** What the plan denied, what that means, and what to do next. */
export function ClaimDenials({ denials, phone }: ClaimDenialsProps) {
  const { denials: text, nextSteps } = claimDetailText;
  return (
    <NoticeList label={nextSteps.heading}>
      {denials.map(({ key, owed, reason, code, lines, nextStep }) => {
        const sentences = [
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
            {sentences.filter((part) => part !== null).join(" ")}
          </Notice>
        );
      })}
    </NoticeList>
  );
}
