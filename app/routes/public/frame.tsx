import { Outlet } from "react-router";
import { NO_BRAND } from "../../brand/no-brand.ts";
import { PublicFrame } from "../../components/PublicFrame.tsx";
import { NO_FOOTER, useRootData } from "../root-data-hook.ts";

export default function Frame() {
  const root = useRootData();
  return (
    <PublicFrame
      brand={root?.brand ?? NO_BRAND}
      flash={null}
      footer={root?.footer ?? NO_FOOTER}
      signedIn={root?.signedIn ?? false}
    >
      <Outlet />
    </PublicFrame>
  );
}
