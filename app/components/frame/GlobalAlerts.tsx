import { href, useLocation } from "react-router";
import { commonText } from "#app/text/common/common.ts";
import { Alert } from "../ui/surfaces/Alert.tsx";
import { ButtonAnchor, ButtonLink } from "../ui/actions/Button.tsx";
import { langOf, plainText, renderWords, type Words } from "../ui/text/CarrierText.tsx";
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
  return alerts.map((alert) => <GlobalAlert key={alert.id ?? plainText(alert.title)} {...alert} />);
}

function GlobalAlert({ id, kind, title, content, links = [], buttons = [], ...rest }: AlertItem) {
  const close = rest.canDismiss === true && id !== undefined && (
    <Dismiss id={id} title={plainText(title)} />
  );
  return (
    <Alert kind={kind} end={close}>
      <h2 {...langOf(title)}>{plainText(title)}</h2>
      {content && <p {...langOf(content)}>{plainText(content)}</p>}
      {links.map((link) => (
        <AlertLink key={`${plainText(link.label)} ${link.href}`} {...link} />
      ))}
      {buttons.length > 0 && (
        <div className="row">
          {buttons.map((button) => (
            <AlertButton key={`${plainText(button.label)} ${button.href}`} {...button} />
          ))}
        </div>
      )}
    </Alert>
  );
}

function AlertLink({ label, href: to }: AlertTarget) {
  if (to.startsWith("/")) return <ArrowLink to={to}>{renderWords(label)}</ArrowLink>;
  return (
    <a className="link" {...awayTo(to)}>
      <ExternalLabel label={label} href={to} />
    </a>
  );
}

function AlertButton({ label, href: to }: AlertTarget) {
  const look = { kind: "quiet", size: "small" } as const;
  if (to.startsWith("/")) {
    return (
      <ButtonLink {...look} to={to}>
        {renderWords(label)}
      </ButtonLink>
    );
  }
  return (
    <ButtonAnchor {...look} {...awayTo(to)}>
      <ExternalLabel label={label} href={to} />
    </ButtonAnchor>
  );
}

/** Other sites open in a new tab; phone and mail links do not. */
function ExternalLabel({ label, href: to }: AlertTarget) {
  if (!isSite(to)) return renderWords(label);
  return (
    <>
      <WithContext context={commonText.newTab}>{renderWords(label)}</WithContext>
      <Icon name="arrow-square-out" />
    </>
  );
}

const isSite = (address: string) => /^https?:/i.test(address);

const awayTo = (to: string) =>
  isSite(to) ? { href: to, target: "_blank", rel: "noopener" } : { href: to };

/** A plain post that returns to this page; the server stores the dismissal. */
function Dismiss({ id, title }: { id: string; title: string }) {
  const { pathname, search } = useLocation();
  const label = commonText.dismissAlert(title);
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
