import { href, data, redirect } from "react-router";
import { recordAudit, auditParties } from "#server/middleware/audit.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { unconfirmedPage } from "#server/middleware/unconfirmed-page.ts";
import { getRuntime } from "#server/runtime.ts";
import { findSafePath } from "#app/rules/frame/safe-path.ts";
import { findPageToRemember } from "#app/rules/sign-in/requested-page.ts";
import { sessionEndText } from "#app/text/sign-in/session-end.ts";
import { findPathIn, readForm } from "#app/forms/form-data.ts";
import { findSessionTimes } from "#app/frame/session/session-times.ts";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import type { Route } from "./+types/session-ended.ts";
import { sessionWarningText } from "#app/text/frame/shell.ts";
import { Button, ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { LogOut } from "#app/components/frame/SessionWarning.tsx";

const HOME = href("/home");
const PATH = href("/session-ended");

/**
 * Browsers without script are redirected here shortly before their session ends, and again when it
 * has. This page does not count as activity: while the session lives, it offers to extend it.
 */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const state = context.get(sessionContext);
  const times = findSessionTimes(context);
  // No session has expired: visitors and people who logged out go to log-in.
  const lapsed = state.lapsed();
  if (state.unconfirmed() !== null) throw unconfirmedPage(context);
  if (times === null && lapsed === null) throw redirect(href("/login"));
  const from = findSafePath(url.searchParams.get("from"));
  const page = findPageToRemember(from ?? null);
  if (lapsed !== null && page !== undefined) {
    // The address of the page, which may name a claim, does not stay in this one's.
    state.rememberPage(lapsed.memberKey, page);
    throw redirect(PATH);
  }
  return {
    kind: times === null ? ("ended" as const) : ("warning" as const),
    minutes: Math.round(getRuntime().settings.SESSION_IDLE_S / 60),
    extendable: times?.extendable ?? false,
    from: from ?? HOME,
    hasDraft: state.hasDraft(),
  };
};

/** "Stay logged in": the post counts as activity. With script (`stay`) nothing is redirected. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const from = findPathIn(form, "from") ?? HOME;
  const state = context.get(sessionContext);
  const session = state.pending() ?? state.current();
  if (form.get("intent") !== "extend" || session === null) {
    return redirect(PATH, { status: 303 });
  }
  await state.touch();
  recordAudit(context, { event: "session-extended", outcome: "ok", ...auditParties(session) });
  if (form.get("stay") !== null) return data({ extended: true });
  return redirect(from, { status: 303 });
};

export default function SessionEnded({ loaderData: page }: Route.ComponentProps) {
  const title = page.kind === "ended" ? sessionEndText.ended.title : sessionEndText.title;
  return (
    <>
      <PageTitle page={title} />
      <SessionEndPage {...page} />
    </>
  );
}

type SessionEndPageProps = {
  kind: "warning" | "ended";
  /** The idle limit of a session. */
  minutes: number;
  extendable: boolean;
  /** The path of the page the member was on. */
  from: string;
  /** A form posted too late is kept as a draft. */
  hasDraft: boolean;
};

export function SessionEndPage(props: SessionEndPageProps) {
  const { kind, minutes, hasDraft } = props;
  if (kind === "warning") return <WarningPage {...props} />;
  const text = sessionEndText.ended;
  return (
    <div className="card sheet">
      <div className="sheet__head">
        <Clock />
        <h1>{text.heading}</h1>
        <p>
          {text.why(minutes)} {text.atMost}
        </p>
        {hasDraft && <p>{text.kept}</p>}
      </div>
      <div className="row">
        <ButtonLink to={href("/login")}>{text.logIn}</ButtonLink>
      </div>
    </div>
  );
}

function WarningPage({ minutes, extendable, from }: SessionEndPageProps) {
  const text = sessionWarningText;
  return (
    <div className="card sheet">
      <div className="sheet__head">
        <Clock />
        <h1>{extendable ? text.extendable : text.final}</h1>
        <p>{extendable ? sessionEndText.idle(minutes) : sessionEndText.whole}</p>
      </div>
      <div className="row">
        {extendable ? (
          <form method="post" action={href("/session-ended")} aria-label={text.extend}>
            <input type="hidden" name="from" value={from} />
            <Button name="intent" value="extend">
              {text.extend}
            </Button>
          </form>
        ) : (
          <ButtonLink to={from}>{text.back}</ButtonLink>
        )}
        <LogOut />
      </div>
    </div>
  );
}

function Clock() {
  return (
    <span className="chip">
      <Icon name="clock" />
    </span>
  );
}
