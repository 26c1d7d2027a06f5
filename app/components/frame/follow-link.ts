import type { MouseEvent } from "react";
import { createPath, useLocation, useNavigate } from "react-router";

/**
 * Follows the links of a menu without loading a document. A menu has dozens: as `Link`s each of them
 * would resolve its address and look at the location with every render.
 */
export function useFollowLink() {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const { button, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
    // With another button or a key, a browser opens the link elsewhere.
    if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const to = currentTarget.getAttribute("href") ?? "/";
    void navigate(to, { replace: to === here });
  };
}
