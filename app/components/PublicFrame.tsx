import { NavLink } from "react-router";
import type { PageBrand } from "../brand/brand.ts";
import { shellText } from "../text/shell.ts";
import { LogOutButton } from "./LogOutButton.tsx";
import { PageSkeleton, type SkeletonProps } from "./PageSkeleton.tsx";

type PublicFrameProps = SkeletonProps & {
  brand: PageBrand;
  /** A member who meets a page outside the member frame can still log out from it. */
  signedIn?: boolean;
};

/** The frame of pages that need no member. The health-plan partner's has no menu (§2 "Menus"). */
export function PublicFrame({ brand, signedIn = false, ...skeleton }: PublicFrameProps) {
  return (
    <PageSkeleton
      {...skeleton}
      brand={brand}
      homeHref="/"
      header={
        signedIn ? (
          <div className="top__end">
            <LogOutButton />
          </div>
        ) : brand.flags.healthPlanPartner ? null : (
          <nav className="site-nav" aria-label={shellText.site}>
            <ul className="top__end">
              <li>
                <NavLink className="site-link" to="/login">
                  {shellText.logIn}
                </NavLink>
              </li>
              <li>
                <NavLink className="site-link" to="/contact-us">
                  {shellText.contactUs}
                </NavLink>
              </li>
            </ul>
          </nav>
        )
      }
    />
  );
}
