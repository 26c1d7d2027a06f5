import type { ReactNode } from "react";
import { href } from "react-router";
import type { DocumentTarget } from "#app/rules/documents/document-filters.ts";
import { commonText } from "#app/text/common/common.ts";
import { Icon } from "../icons/Icon.tsx";
import { NewTabLink } from "./NewTabLink.tsx";
import { ArrowLink } from "./ArrowLink.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

type DocumentLinkProps = {
  target: DocumentTarget;
  /** For a document that cannot be opened here: the text that advises to ask for it. */
  title: ReactNode;
  /** For screen readers, where titles repeat: ", 11/06/2026, for Theo". */
  context?: ReactNode;
};

/** A document by its title: our file, another site's in a new tab, or where to ask for it. */
export function DocumentLink({ target, title, context }: DocumentLinkProps) {
  // The carrier's documents are in one language, which the page may not be in.
  const more = (
    <>
      {commonText.inEnglish !== "" && <small> {commonText.inEnglish}</small>}
      {context !== undefined && <VisuallyHidden>{context}</VisuallyHidden>}
    </>
  );
  if (target.kind === "outside") {
    return (
      <NewTabLink href={target.href}>
        {title}
        {more}
      </NewTabLink>
    );
  }
  if (target.kind === "own") {
    return (
      <a className="link" href={target.href}>
        <span>
          {title}
          {more}
        </span>
        <Icon name="download-simple" />
      </a>
    );
  }
  return (
    <ArrowLink to={href("/support/customer-service")} {...(context !== undefined && { context })}>
      {title}
    </ArrowLink>
  );
}
