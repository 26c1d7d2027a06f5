import { Link } from "react-router";
import { Icon } from "#app/components/ui/Icon.tsx";
import { useSubmenu } from "#app/frame/shell-data-hook.ts";
import { claimsText } from "#app/text/claims.ts";

const { label, ...ways } = claimsText.ways;

/** The other pages below Claims: phones and tablets have no submenu that leads to them (MENU-19). */
export function ClaimWays() {
  const found = useSubmenu("claims").flatMap(({ id, href }) => {
    const way = id === "claims-eobs" || id === "claims-pharmacy" ? ways[id] : undefined;
    return way === undefined || href === null ? [] : [{ href, way }];
  });
  if (found.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className="claim-ways">
        {found.map(({ href, way }) => (
          <li key={href}>
            <Link className="link" to={href}>
              {way}
              <Icon name="caret-right" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
