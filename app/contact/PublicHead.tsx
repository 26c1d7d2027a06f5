import { href, Link } from "react-router";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { contactText } from "#app/text/frame/contact.ts";

/** Title and heading of a page that members read signed in or not, with the way back. */
export function PublicHead({ title, isMember }: { title: string; isMember: boolean }) {
  return (
    <>
      <PageTitle page={title} />
      <div className="contact-head">
        <h1>{title}</h1>
        {isMember ? (
          <Link className="link" to={href("/home")}>
            {contactText.backHome}
          </Link>
        ) : (
          <Link className="link" to={href("/login")}>
            {contactText.backToLogin}
          </Link>
        )}
      </div>
    </>
  );
}
