import { Link } from "react-router";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { VisuallyHidden } from "#app/components/ui/text/VisuallyHidden.tsx";
import { claimsText } from "#app/text/claims/claims.ts";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { showDate } from "#app/text/common/format.ts";
import type { viewClaims } from "./view-claims.ts";

type ToAppealProps = NonNullable<ReturnType<typeof viewClaims>["toAppeal"]>;

/** The denied claims of the list that can be appealed, as a link to the newest one's help (HELP-01). */
export function ToAppeal({ count, newest, href }: ToAppealProps) {
  const text = claimsText.appeal;
  const provider = newest.provider ?? claimWordsText.providerUnknown;
  const day = newest.day && showDate(newest.day);
  return (
    <Link className="to-appeal card" to={href}>
      <span>
        <strong>{text.waiting(count)}</strong>
        <small>
          {[count > 1 ? text.newest(provider) : provider, day].filter(Boolean).join(" · ")}
        </small>
      </span>
      <span className="link">
        {text.link}
        <VisuallyHidden>{text.context({ ...newest, provider, day })}</VisuallyHidden>
        <Icon name="caret-right" />
      </span>
    </Link>
  );
}
