import { href } from "react-router";
import type { ReactNode } from "react";
import { shellText, paperText } from "#app/text/frame/shell.ts";
import { GlobalAlerts, type AlertItem } from "./GlobalAlerts.tsx";
import { Flash } from "./Flash.tsx";
import { Footer, type FooterProps } from "./Footer.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { Logo, type LogoBrand } from "../ui/icons/Logo.tsx";
import type { FlashMessage } from "./snackbar.ts";
import { staffText } from "#app/text/sign-in/staff.ts";
import { Button } from "../ui/actions/Button.tsx";
import { Icon } from "../ui/icons/Icon.tsx";
import { Sentence } from "../ui/text/Sentence.tsx";

export type SkeletonProps = {
  brand: LogoBrand;
  flash: FlashMessage | null;
  footer: Omit<FooterProps, "brand">;
  alerts?: readonly AlertItem[];
  paper?: PaperHeadProps;
  /** The member that staff act for; null or absent where a member is signed in. */
  staff?: StaffBannerProps | null | undefined;
  sitemap?: ReactNode;
  tabs?: ReactNode;
  children: ReactNode;
};

/** The parts of every page: staff banner, skip link, header, main and footer. */
export function PageSkeleton(props: SkeletonProps & { homeHref: string; header: ReactNode }) {
  const { brand, flash, footer, alerts = [], paper, staff, sitemap, tabs } = props;
  const { homeHref, header, children } = props;
  return (
    <div className={tabs === undefined ? "page" : "page page--tabs"}>
      {staff && <StaffBanner {...staff} />}
      <header className="top">
        <a className="skip" href="#main">
          {shellText.skip}
        </a>
        <div className="wrap top__in">
          <Logo brand={brand} to={homeHref} />
          {header}
          <LanguageSwitch place="top" />
        </div>
      </header>
      <main className="main" id="main" tabIndex={-1}>
        <div className="wrap">
          {paper && <PaperHead {...paper} />}
          <Flash message={flash} />
          <GlobalAlerts alerts={alerts} />
          {children}
        </div>
      </main>
      <Footer brand={brand} sitemap={sitemap} {...footer} />
      {tabs}
    </div>
  );
}

export type PaperHeadProps = {
  /** Null on pages outside the shell. */
  memberName: string | null;
  /** The group's name, which members know as their plan. */
  plan: string | null;
  /** The time of the oldest answer on the page, formatted; null if it is not known. */
  asOf: string | null;
  /** A number to call; null if the brand has none. */
  phone: string | null;
};

/** The header of printed pages: whose page it is, its time, and a number to call. */
export function PaperHead({ memberName, plan, asOf, phone }: PaperHeadProps) {
  const facts = [
    [paperText.member, memberName],
    [paperText.plan, plan],
    [paperText.asOf, asOf],
    [paperText.phone, phone],
  ] as const;
  const known = facts.filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <dl className="paper">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type StaffBannerProps = {
  /** Null on pages that do not know the member. */
  memberName: string | null;
  subscriberId?: string | undefined;
};

const bold = (words: string) => <b>{words}</b>;

/** On every page and on paper while staff act for a member. End is a plain post, as Log out is. */
export function StaffBanner({ memberName, subscriberId }: StaffBannerProps) {
  return (
    <section className="staff tone-warn" aria-label={staffText.region}>
      <div className="wrap staff__in">
        <Icon name="eye" />
        <p>
          <Sentence parts={staffText.viewing(bold, memberName, subscriberId)} />
        </p>
        <form method="post" action={href("/login-as/end")} aria-label={staffText.end}>
          <Button kind="quiet" size="small">
            {staffText.end}
          </Button>
        </form>
      </div>
    </section>
  );
}
