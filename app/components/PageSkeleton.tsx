import type { ReactNode } from "react";
import { shellText } from "../text/shell.ts";
import { Flash } from "./Flash.tsx";
import { Footer, type FooterProps } from "./Footer.tsx";
import { Logo, type LogoBrand } from "./Logo.tsx";
import type { FlashMessage } from "./snackbar.ts";

export type SkeletonProps = {
  brand: LogoBrand;
  flash: FlashMessage | null;
  footer: Omit<FooterProps, "brand">;
  children: ReactNode;
};

type PageSkeletonProps = SkeletonProps & { homeHref: string; header: ReactNode };

/** What every page has: a way past the header, the header, the main part, the footer. */
export function PageSkeleton(props: PageSkeletonProps) {
  const { brand, flash, footer, homeHref, header, children } = props;
  return (
    <div className="page">
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
