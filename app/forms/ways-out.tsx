import { Link } from "react-router";
import { recoveryText } from "#app/text/recovery.ts";

/** The links below a visitor's form: its own, then those that all have. */
export function WaysOut({ own }: { own?: { to: string; label: string } }) {
  return (
    <>
      {own && (
        <Link className="link" to={own.to}>
          {own.label}
        </Link>
      )}
      <Link className="link" to="/login">
        {recoveryText.logIn}
      </Link>
      <Link className="link" to="/contact-us">
        {recoveryText.contactUs}
      </Link>
    </>
  );
}
