import { use } from "react";
import { Scripts } from "react-router";
import { NonceContext } from "#app/components/frame/nonce.ts";

const HELD = "page-scripts";

/**
 * The router's scripts, held back until the page is painted: their preloads are as urgent as the
 * style sheet and would share its bandwidth, while every page works without script
 * (docs/decisions/frame/rendering.md). A browser with script takes what is in
 * `noscript` for text, and React leaves it alone. In development nothing waits: the development
 * server reloads a page through the same script.
 */
export function PageScripts() {
  const nonce = use(NonceContext);
  if (nonce === null) return null;
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <noscript id={HELD}>
        <Scripts />
      </noscript>
      <script nonce={nonce} suppressHydrationWarning>
        {RELEASE}
      </script>
    </>
  );
}

// In the browser the script has run, and React does not touch the element.
const RELEASE = import.meta.env.SSR
  ? `(${releaseAfterPaint.toString()})(${JSON.stringify(HELD)})`
  : "";

/**
 * Runs in the page, from its own source text: it may use nothing from outside. The first script is
 * the context that the page's data, which follows, is added to; the others load files. A page in
 * the background is not painted, and its session's end needs script there, too; a browser that
 * reports no paint gets its script some seconds after the rest of the page.
 */
function releaseAfterPaint(id: string): void {
  const text = document.getElementById(id)?.textContent ?? "";
  const held = document.createRange().createContextualFragment(text);
  const context = held.querySelector("script");
  if (context !== null) document.body.append(context);
  const release = () => document.body.append(held);
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) {
    release();
    return;
  }
  new PerformanceObserver(release).observe({ type: "paint", buffered: true });
  document.addEventListener("visibilitychange", release, { once: true });
  window.addEventListener("load", () => setTimeout(release, 10_000), { once: true });
}
