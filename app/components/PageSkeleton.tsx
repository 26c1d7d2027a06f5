import type { ReactNode } from "react";
import { shellText } from "../text/shell.ts";
import { Flash } from "./Flash.tsx";
import { Footer, type FooterProps } from "./Footer.tsx";
import { Logo, type LogoBrand } from "./Logo.tsx";
import type { FlashMessage } from "./snackbar.ts";
import { StaffBanner, type StaffBannerProps } from "./StaffBanner.tsx";

export type SkeletonProps = {
  brand: LogoBrand;
  flash: FlashMessage | null;
  footer: Omit<FooterProps, "brand">;
  /** Whom staff act for; null or absent when a member acts for themselves. */
  staff?: StaffBannerProps | null | undefined;
  children: ReactNode;
};

type PageSkeletonProps = SkeletonProps & { homeHref: string; header: ReactNode };

/** What every page has: who is acting, a way past the header, the header, main part and footer. */
export function PageSkeleton(props: PageSkeletonProps) {
  const { brand, flash, footer, staff, homeHref, header, children } = props;
  return (
    <div className="page">
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
          <Flash message={flash} />
          {children}
        </div>
      </main>
      <Footer brand={brand} {...footer} />
    </div>
  );
}
