import { Outlet } from "react-router";
import { StaleNotice } from "#app/components/frame/StaleNotice.tsx";
import { useRootData } from "./root-data-hook.ts";

/** A frame's page, below the notice that it could not be refreshed. An error page needs none. */
export function PageOutlet() {
  const freshness = useRootData()?.freshness;
  return (
    <>
      <StaleNotice time={freshness?.isStale === true ? freshness.time : null} />
      <Outlet />
    </>
  );
}
