import { staffText } from "#app/text/staff.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";

export type StaffBannerProps = {
  /** Null on pages that do not know the member. */
  memberName: string | null;
  subscriberId?: string | undefined;
};

/**
 * Shown on every page, on screen and in print, while staff act for a member: a region of its own,
 * before the header. End is a plain post, as Log out is.
 */
export function StaffBanner({ memberName, subscriberId }: StaffBannerProps) {
  return (
    <section className="staff tone-warn" aria-label={staffText.region}>
      <div className="wrap staff__in">
        <Icon name="eye" />
        <p>
          <b>{staffText.viewing}</b>
          {memberName !== null && ` ${staffText.member(memberName)}`}
          {subscriberId !== undefined && `, ${staffText.subscriberId(subscriberId)}`}
        </p>
        <form method="post" action="/login-as/end" aria-label={staffText.end}>
          <Button kind="quiet" size="small">
            {staffText.end}
          </Button>
        </form>
      </div>
    </section>
  );
}
