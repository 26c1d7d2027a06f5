import { Link, useLocation } from "react-router";
import type { PageBrand } from "#app/brand/brand.ts";
import { shellText } from "#app/text/frame/shell.ts";
import { LogOutForm } from "./LogOutForm.tsx";
import { currentOf, type NavItem } from "./nav-item.ts";
import { PageSkeleton, type SkeletonProps } from "./PageSkeleton.tsx";
import { Button } from "../ui/actions/Button.tsx";

type PublicFrameProps = SkeletonProps & { brand: PageBrand; menu: readonly NavItem[] };

/** The frame of public pages. Members who are signed in can log out from it. */
export function PublicFrame({ brand, menu, ...skeleton }: PublicFrameProps) {
  const { pathname } = useLocation();
  return (
    <PageSkeleton
      {...skeleton}
      brand={brand}
      homeHref="/"
      header={
        menu.length > 0 && (
          <nav className="site-nav" aria-label={shellText.site}>
            <ul className="top__end">
              {menu.map((item) => (
                <li key={item.id}>
                  {item.href === null ? (
                    <LogOutForm label={shellText.logOut}>
                      <Button kind="bare" size="small" icon="sign-out">
                        {shellText.logOut}
                      </Button>
                    </LogOutForm>
                  ) : (
                    <Link
                      className="site-link"
                      to={item.href}
                      aria-current={currentOf(item, pathname)}
                    >
                      {item.label}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )
      }
    />
  );
}
