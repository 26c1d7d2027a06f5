import { Link } from "react-router";
import type { PageBrand } from "../brand/brand.ts";
import { initials } from "../text/format.ts";
import { shellText } from "../text/shell.ts";
import { GlobalAlerts, type AlertItem } from "./Alert.tsx";
import { ButtonLink } from "./Button.tsx";
import { Hidden } from "./Hidden.tsx";
import { Icon } from "./Icon.tsx";
import { LogOutButton } from "./LogOutButton.tsx";
import { PageSkeleton, type SkeletonProps } from "./PageSkeleton.tsx";

type PageFrameProps = SkeletonProps & {
  brand: PageBrand;
  member: { firstName: string; lastName: string };
  /** The group being viewed; only for members who have another one to change to. */
  group: { name: string; dates: string } | null;
  alerts: readonly AlertItem[];
  /** For staff: their way to another member. */
  loginAs?: { label: string } | null | undefined;
};

/** The frame of a signed-in member's page. */
export function PageFrame(props: PageFrameProps) {
  const { member, group, alerts, loginAs, children, ...skeleton } = props;
  return (
    <PageSkeleton
      {...skeleton}
      homeHref="/home"
      header={
        <>
          {group && <GroupLink {...group} />}
          <div className="top__end">
            <span className="who">
              <span className="face" aria-hidden="true">
                {initials(member.firstName, member.lastName)}
              </span>
              <span className="who__name">{member.firstName}</span>
            </span>
            {loginAs && (
              <ButtonLink kind="bare" size="small" to="/login-as">
                {loginAs.label}
              </ButtonLink>
            )}
            <LogOutButton />
          </div>
        </>
      }
    >
      <GlobalAlerts alerts={alerts} />
      {children}
    </PageSkeleton>
  );
}

function GroupLink({ name, dates }: { name: string; dates: string }) {
  return (
    <Link className="group" to="/select-group">
      <span>
        <b>{name}</b> <small className="num">{dates}</small>
      </span>
      <Icon name="swap" />
      <Hidden>{shellText.changeGroup}</Hidden>
    </Link>
  );
}
