import type { ReactNode } from "react";
import { shellText } from "#app/text/shell.ts";
import { GlobalAlerts, type AlertItem } from "./GlobalAlerts.tsx";
import { PaperHead, type PaperHeadProps } from "./PaperHead.tsx";
import { Flash } from "./Flash.tsx";
import { Footer, type FooterProps } from "./Footer.tsx";
import { Logo, type LogoBrand } from "../ui/Logo.tsx";
import type { FlashMessage } from "./snackbar.ts";
import { StaffBanner, type StaffBannerProps } from "./StaffBanner.tsx";

export type SkeletonProps = {
  brand: LogoBrand;
  flash: FlashMessage | null;
  footer: Omit<FooterProps, "brand">;
  /** What stands over every page until it is over, or dismissed. */
  alerts?: readonly AlertItem[];
  /** What paper has in place of the header. */
  paper?: PaperHeadProps;
  /** Whom staff act for; null or absent when a member acts for themselves. */
  staff?: StaffBannerProps | null | undefined;
  /** Links to everything, above the footer's own line. */
  sitemap?: ReactNode;
  /** The bar that stays at the foot of a phone. */
  tabs?: ReactNode;
  children: ReactNode;
};

type PageSkeletonProps = SkeletonProps & { homeHref: string; header: ReactNode };

/** What every page has: who is acting, a way past the header, the header, main part and footer. */
export function PageSkeleton(props: PageSkeletonProps) {
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
