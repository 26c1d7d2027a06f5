import type { ReactNode } from "react";
import { href } from "react-router";

/** A plain post, not a client navigation, so that the browser applies Clear-Site-Data. */
export const LogOutForm = ({ label, children }: { label: string; children: ReactNode }) => (
  <form method="post" action={href("/logout")} aria-label={label}>
    {children}
  </form>
);
