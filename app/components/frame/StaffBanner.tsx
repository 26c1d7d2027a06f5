import { staffText } from "#app/text/staff.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";

export type StaffBannerProps = {
  /** Null on pages that do not know the member. */
  memberName: string | null;
  subscriberId?: string | undefined;
};

/** On every page and on paper while staff act for a member. End is a plain post, as Log out is. */
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
