import type { ReactNode } from "react";
import { Link } from "react-router";
import { recoveryText } from "#app/text/recovery.ts";

/** The links below a visitor's form: its own, then those that all have. */
export function WaysOut({ children }: { children?: ReactNode }) {
  return (
    <>
      {children}
      <Link className="link" to="/login">
        {recoveryText.logIn}
      </Link>
      <Link className="link" to="/contact-us">
        {recoveryText.contactUs}
      </Link>
    </>
  );
}
