import { href, Link } from "react-router";
import type { PageBrand } from "#app/brand/brand.ts";
import { initials } from "#app/text/common/format.ts";
import { shellText } from "#app/text/frame/shell.ts";
import { VisuallyHidden } from "../ui/text/VisuallyHidden.tsx";
import { Icon } from "../ui/icons/Icon.tsx";
import { MainNav, Sitemap, TabBar } from "./MainNav.tsx";
import { Menu } from "./Menu.tsx";
import type { NavItem } from "./nav-item.ts";
import { PageSkeleton, type SkeletonProps } from "./PageSkeleton.tsx";

export type PageMenus = {
  bar: readonly NavItem[];
  sitemap: readonly NavItem[];
  popup: readonly (readonly NavItem[])[];
};

type PageFrameProps = Omit<SkeletonProps, "sitemap" | "tabs"> & {
  brand: PageBrand;
  member: { firstName: string; lastName: string };
  menus: PageMenus;
  /** The current group; only for members of several groups. */
  group: { name: string; dates: string } | null;
};

/** The frame of a member's pages: their menus, group and account around the page. */
export function PageFrame(props: PageFrameProps) {
  const { member, menus, group, ...skeleton } = props;
  return (
    <PageSkeleton
      {...skeleton}
      homeHref={href("/home")}
      header={
        <>
          <MainNav items={menus.bar} />
          {group && <GroupLink {...group} />}
          <div className="top__end">
            <AccountMenu member={member} sections={menus.popup} />
          </div>
        </>
      }
      sitemap={<Sitemap items={menus.sitemap} />}
      tabs={<TabBar items={menus.bar} />}
    />
  );
}

type AccountMenuProps = Pick<PageFrameProps, "member"> & { sections: PageMenus["popup"] };

function AccountMenu({ member, sections }: AccountMenuProps) {
  const face = (
    <>
      <span className="face" aria-hidden="true">
        {initials(member.firstName, member.lastName)}
      </span>
      <span className="who__name">{member.firstName}</span>
    </>
  );
  return (
    <>
      <Menu
        id="menu-account"
        className="who"
        face={
          <>
            {face}
            <VisuallyHidden>{shellText.accountMenu}</VisuallyHidden>
            <Icon name="caret-down" />
          </>
        }
        sections={sections}
      />
      <Link className="who who--plain" to={href("/account")}>
        {face}
      </Link>
    </>
  );
}

function GroupLink({ name, dates }: { name: string; dates: string }) {
  return (
    <Link className="group" to={href("/select-group")}>
      <span>
        <b>{name}</b> <small className="num">{dates}</small>
      </span>
      <Icon name="swap" />
      <VisuallyHidden>{shellText.changeGroup}</VisuallyHidden>
    </Link>
  );
}
