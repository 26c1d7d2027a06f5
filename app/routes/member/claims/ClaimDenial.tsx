import { claimDetailText } from "#app/text/claim-detail.ts";
import { Notice, NoticeList } from "#app/components/ui/NoticeList.tsx";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";
import type { ClaimView } from "./view-claim.ts";

export type Denial = NonNullable<ClaimView["denial"]>;

/** What the plan denied, why, and what to do next. */
export function ClaimDenial({ denial, phone }: { denial: Denial; phone: string | null }) {
  const { nextSteps } = claimDetailText;
  return (
    <NoticeList label={nextSteps.heading}>
      <Notice
        tone="bad"
        icon="x-circle-fill"
        title={titleOf(denial)}
        action={<PhoneLink phone={phone} />}
      >
        {[...denial.denied.map(explain), ...unexplained(denial), nextSteps[denial.nextStep]]}
      </Notice>
    </NoticeList>
  );
}

function titleOf({ claim, denied: [first, ...others] }: Denial): string {
  const { meanings, denials } = claimDetailText;
  if (claim !== null) return meanings[claim];
  return first === undefined || others.length > 0 ? meanings["denied-in-part"] : denials[first.key];
}

/** Why lines were denied, and whether something is left to pay for them. */
function explain({ key, lines, reason, code, owed }: Denial["denied"][number]): string {
  const { denials: text } = claimDetailText;
  const isUnexplained = key === "denied" && reason === null && code === null;
  const sentences = [
    isUnexplained ? text.noReason(lines) : lines.length > 0 && text.lines(lines),
    reason !== null && `${text.reason(reason)}.`,
    code !== null && `${text.code(code)}.`,
    text.owed[owed],
  ];
  return sentences.filter((sentence) => sentence !== false).join(" ");
}

/** A claim denied by its status alone has no reason. */
const unexplained = ({ denied }: Denial): readonly string[] =>
  denied.length === 0 ? [claimDetailText.denials.noReason([])] : [];
