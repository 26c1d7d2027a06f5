import type { ReactNode } from "react";
import { Link } from "react-router";
import { partsText } from "#app/text/common/parts.ts";
import { Icon } from "../ui/icons/Icon.tsx";

type PagerProps = {
  label: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
};

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({ label, page, pages, hrefOf }: PagerProps) {
  if (pages <= 1) return null;
  const text = partsText.pager;
  return (
    <nav className="pager" aria-label={label}>
      <div className="pager__in">
        {page > 1 && (
          <Link rel="prev" to={hrefOf(page - 1)}>
            <Icon name="caret-left" />
            {text.previous}
          </Link>
        )}
        {/* Shown only where the container is too narrow for the numbers. */}
        <p className="pager__where num">{text.where(page, pages)}</p>
        <ol className="pager__pages num">
          {pageNumbers(page, pages).map((number, i) => (
            <li key={number === "gap" ? `gap ${i}` : number}>
              {number === "gap" ? (
                "…"
              ) : (
                <PageLink to={hrefOf(number)} current={number === page}>
                  {number}
                </PageLink>
              )}
            </li>
          ))}
        </ol>
        {page < pages && (
          <Link rel="next" to={hrefOf(page + 1)}>
            {text.next}
            <Icon name="caret-right" />
          </Link>
        )}
      </div>
    </nav>
  );
}

type PageLinkProps = { to: string; current: boolean; children: ReactNode };

function PageLink({ to, current, children }: PageLinkProps) {
  return (
    <Link to={to} {...(current && { "aria-current": "page" })}>
      <span className="vh">{partsText.pager.page} </span>
      {children}
    </Link>
  );
}

/** A page, or a gap where numbers are left out. */
type PageNumber = number | "gap";

/** First, last, current and its neighbours; a gap stands for at least two pages. */
export function pageNumbers(page: number, pages: number): readonly PageNumber[] {
  const kept = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const shown: PageNumber[] = [];
  let last = 0;
  for (const number of [...new Set(kept)].toSorted((a, b) => a - b)) {
    if (number === last + 2) shown.push(last + 1);
    else if (number > last + 2) shown.push("gap");
    shown.push(number);
    last = number;
  }
  return shown;
}
