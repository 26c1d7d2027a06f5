import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { useSubmenu } from "#app/frame/shell-data-hook.ts";
import { claimsText } from "#app/text/claims.ts";

const { label, ...ways } = claimsText.ways;

/** The other pages below Claims: phones and tablets have no submenu that leads to them (MENU-19). */
export function ClaimWays() {
  const found = useSubmenu("/claims").flatMap(({ id, href }) => {
    const way = id === "claims-eobs" || id === "claims-pharmacy" ? ways[id] : undefined;
    return way === undefined || href === null ? [] : [{ href, way }];
  });
  if (found.length === 0) return null;
  return (
    <nav aria-label={label} className="row claim-ways">
      {found.map(({ href, way }) => (
        <OnwardLink key={href} to={href}>
          {way}
        </OnwardLink>
      ))}
    </nav>
  );
}
