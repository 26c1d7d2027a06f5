import { href, useLocation } from "react-router";
import { commonText, overlaysText } from "#app/text/common/common.ts";
import { Alert } from "../ui/surfaces/Alert.tsx";
import { ButtonAnchor, ButtonLink } from "../ui/actions/Button.tsx";
import { langOf, plainWords, sayWords, type Words } from "../ui/text/AsSent.tsx";
import { VisuallyHidden, WithContext } from "../ui/text/VisuallyHidden.tsx";
import { Icon } from "../ui/icons/Icon.tsx";
import { ArrowLink } from "../ui/actions/ArrowLink.tsx";
import type { AlertKind } from "../ui/icons/tones.ts";

type AlertTarget = { readonly label: Words; readonly href: string };

export type AlertItem = {
  /** The id of a dismissal; without one the alert cannot be dismissed. */
  readonly id?: string;
  readonly kind: AlertKind;
  readonly title: Words;
  readonly content?: Words | null;
  readonly links?: readonly AlertTarget[];
  readonly buttons?: readonly AlertTarget[];
  readonly canDismiss?: boolean;
};

export function GlobalAlerts({ alerts }: { alerts: readonly AlertItem[] }) {
  return alerts.map((alert) => (
    <GlobalAlert key={alert.id ?? plainWords(alert.title)} {...alert} />
  ));
}

function GlobalAlert({ id, kind, title, content, links = [], buttons = [], ...rest }: AlertItem) {
  const close = rest.canDismiss === true && id !== undefined && (
    <Dismiss id={id} title={plainWords(title)} />
  );
  return (
    <Alert kind={kind} end={close}>
      <h2 {...langOf(title)}>{plainWords(title)}</h2>
      {content && <p {...langOf(content)}>{plainWords(content)}</p>}
      {links.map((link) => (
        <AlertLink key={`${plainWords(link.label)} ${link.href}`} {...link} />
      ))}
      {buttons.length > 0 && (
        <div className="row">
          {buttons.map((button) => (
            <AlertButton key={`${plainWords(button.label)} ${button.href}`} {...button} />
          ))}
        </div>
      )}
    </Alert>
  );
}

function AlertLink({ label, href }: AlertTarget) {
  if (href.startsWith("/")) return <ArrowLink to={href}>{sayWords(label)}</ArrowLink>;
  return (
    <a className="link" {...awayTo(href)}>
      <ExternalLabel label={label} href={href} />
    </a>
  );
}

function AlertButton({ label, href }: AlertTarget) {
  const look = { kind: "quiet", size: "small" } as const;
  if (href.startsWith("/")) {
    return (
      <ButtonLink {...look} to={href}>
        {sayWords(label)}
      </ButtonLink>
    );
  }
  return (
    <ButtonAnchor {...look} {...awayTo(href)}>
      <ExternalLabel label={label} href={href} />
    </ButtonAnchor>
  );
}

/** Other sites open in a new tab; phone and mail links do not. */
function ExternalLabel({ label, href }: AlertTarget) {
  if (!isSite(href)) return sayWords(label);
  return (
    <>
      <WithContext context={commonText.newTab}>{sayWords(label)}</WithContext>
      <Icon name="arrow-square-out" />
    </>
  );
}

const isSite = (href: string) => /^https?:/i.test(href);

const awayTo = (href: string) =>
  isSite(href) ? { href, target: "_blank", rel: "noopener" } : { href };

/** A plain post that returns to this page; the server stores the dismissal. */
function Dismiss({ id, title }: { id: string; title: string }) {
  const { pathname, search } = useLocation();
  const label = overlaysText.dismissAlert(title);
  return (
    <form method="post" action={href("/dismiss-alert")} aria-label={label}>
      <input type="hidden" name="from" value={pathname + search} />
      <button className="alert__x" name="alert" value={id}>
        <Icon name="x" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    </form>
  );
}
