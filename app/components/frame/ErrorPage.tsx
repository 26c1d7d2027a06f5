import { errorsText, type ErrorContent } from "#app/text/frame/errors.ts";
import type { ArrowLinkTarget } from "./error-links.ts";
import { ButtonAnchor } from "../ui/actions/Button.tsx";
import { Icon } from "../ui/icons/Icon.tsx";
import { ArrowLinkList } from "#app/components/ui/actions/ArrowLink.tsx";

export type ErrorPageProps = {
  content: ErrorContent;
  links: readonly ArrowLinkTarget[];
  reference: string | null;
  /** The page is retried automatically. */
  retriesItself?: boolean;
  /** The form was not sent, and could not be kept. */
  isFormLost?: boolean;
  /** Set if the page is in place of a file: the link to try again, null if a new try is useless. */
  file?: { again: string | null } | undefined;
};

export function ErrorPage({
  content,
  links,
  reference,
  retriesItself = false,
  isFormLost = false,
  file,
}: ErrorPageProps) {
  const { title, description, tips } = content;
  return (
    <div className="card sheet">
      <div className="sheet__head">
        <span className="chip">
          <Icon name="lifebuoy-duotone" />
        </span>
        <h1>{title}</h1>
        {description !== null && <p className="muted num">{description}</p>}
        {file && <p>{errorsText.noFile}</p>}
        {retriesItself && <p>{errorsText.retriesItself}</p>}
        {isFormLost && <p>{errorsText.formLost}</p>}
        {file?.again && (
          <ButtonAnchor kind="primary" href={file.again}>
            {errorsText.tryAgain}
          </ButtonAnchor>
        )}
      </div>
      {tips.length > 0 && (
        <section>
          <h2>{errorsText.tipsHeading}</h2>
          <ul className="tips">
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      )}
      {links.length > 0 && (
        <section>
          <h2>{errorsText.linksHeading}</h2>
          <ArrowLinkList targets={links} />
        </section>
      )}
      {reference !== null && <p className="muted">{errorsText.reference(reference)}</p>}
    </div>
  );
}
