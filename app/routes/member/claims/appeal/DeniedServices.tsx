import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { Table } from "#app/components/ui/figures/Table.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { Button } from "#app/components/ui/actions/Button.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { Notice, NoticeList } from "#app/components/ui/surfaces/NoticeList.tsx";
import { renderCarrierText, renderWords } from "#app/components/ui/text/CarrierText.tsx";
import { Sentence, Sentences } from "#app/components/ui/text/Sentence.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { appealText } from "#app/text/claims/appeal.ts";
import { claimDetailText } from "#app/text/claims/claim.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { twinText } from "#app/text/claims/twin.ts";
import type { AppealView } from "./view-appeal.ts";

type ViewProps = { view: AppealView };

/** Facts that may settle the denial without an appeal (HELP-03); nothing if there are none. */
export function CheckFirst({ view: { check, claimHref } }: ViewProps) {
  const text = appealText.check;
  const { isPending, newerHref, twinHref, isNewerUnread, hasEob, isNothingOwed } = check;
  const hasOther = newerHref !== null || twinHref !== null;
  if (!isPending && !hasOther && !isNewerUnread && !hasEob && !isNothingOwed) return null;
  return (
    <NoticeList label={text.heading}>
      {isPending && (
        <Notice tone="info" icon="clock" title={text.pending.title}>
          {text.pending.text}
        </Notice>
      )}
      {newerHref !== null && (
        <Notice
          tone="info"
          icon="swap"
          title={text.adjusted.title}
          action={<ArrowLink to={newerHref}>{text.adjusted.link}</ArrowLink>}
        >
          {text.adjusted.text}
        </Notice>
      )}
      {twinHref !== null && newerHref === null && (
        <Notice
          tone="info"
          icon="swap"
          title={twinText.title}
          action={<ArrowLink to={twinHref}>{twinText.link}</ArrowLink>}
        >
          {twinText.text}
        </Notice>
      )}
      {isNewerUnread && (
        <Notice tone="warn" icon="warning-fill" title={text.unread.title}>
          {text.unread.text}
        </Notice>
      )}
      {isNothingOwed && (
        <Notice tone="ok" icon="check-circle-fill" title={text.nothingOwed.title}>
          {text.nothingOwed.text}
        </Notice>
      )}
      {hasEob && (
        <Notice
          tone="brand"
          icon="file-text-duotone"
          title={text.eob.title}
          action={
            // A post to the claim's page, because the document has to be looked up first.
            <form method="post" action={claimHref} aria-label={text.eob.open}>
              <Button kind="quiet" size="small" name="intent" value="eob">
                {text.eob.open}
              </Button>
            </form>
          }
        >
          {text.eob.text}
        </Notice>
      )}
    </NoticeList>
  );
}

/** Each denied line with its amounts, then the reasons (HELP-02). */
export function DeniedServices({ view }: ViewProps) {
  const text = appealText.denied;
  const { about, lines, phone, isBeforeCare } = view;
  return (
    <Card title={isBeforeCare ? text.headingBeforeCare : text.heading}>
      <div className="card__body prose">
        <p>
          {about.provider ?? claimWordsText.providerUnknown}
          {" · "}
          <DateText day={about.serviceDate} none={claimsText.dateUnknown} />
        </p>
        {lines.length === 0 && <p>{view.hasLines ? text.unknownLines : text.noLines}</p>}
      </div>
      {lines.length > 0 && (
        <Table
          caption={isBeforeCare ? text.headingBeforeCare : text.caption}
          columns={[
            { key: "service", label: text.columns.service },
            {
              key: "billed",
              label: isBeforeCare ? claimDetailText.amounts.estimatedCents : text.columns.billed,
              align: "end",
            },
            { key: "notPaid", label: text.columns.notPaid, align: "end" },
            { key: "owe", label: text.columns.owe, align: "end" },
          ]}
          rows={lines.map((line) => ({
            key: String(line.number),
            cells: {
              service: (
                <span>
                  {line.description === null ? text.unnamed : renderCarrierText(line.description)}
                  <small>
                    {text.line(line.number)}
                    {line.serviceDate !== null && " · "}
                    {line.serviceDate !== null && <DateText day={line.serviceDate} />}
                  </small>
                </span>
              ),
              billed: <Amount cents={line.billedCents} />,
              notPaid: <Amount cents={line.notPaidCents} />,
              owe: <Amount cents={line.oweCents} />,
            },
          }))}
        />
      )}
      <div className="card__body prose">
        {view.reasons.map((reason) => (
          <Reason key={`${reason.reason} ${reason.code}`} {...reason} />
        ))}
        <PhoneLink phone={phone} />
      </div>
    </Card>
  );
}

/** The gateway's reason and code, and the plain meaning of a code that the carrier explains. */
function Reason({ reason, code, known, lines }: AppealView["reasons"][number]) {
  const text = appealText.denied;
  const sentences = [
    reason === null && code === null ? text.noReason : null,
    reason === null ? null : text.reason(renderCarrierText(reason.replace(/\s*\.+$/, ""))),
    code === null ? null : text.code(code),
  ].filter((sentence) => sentence !== null);
  return (
    <div className="appeal__reason">
      {lines.length > 0 && <h3>{text.lines(lines)}</h3>}
      <p>
        <Sentences each={sentences} />
      </p>
      {known && (
        <p>
          <Sentence parts={text.meaning(renderWords(known.meaning))} />
        </p>
      )}
      {known?.helps && (
        <p>
          <Sentence parts={text.helps(renderWords(known.helps))} />
        </p>
      )}
    </div>
  );
}
