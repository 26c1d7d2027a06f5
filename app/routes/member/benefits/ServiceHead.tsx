import type { ReactNode } from "react";
import { Alert } from "#app/components/ui/Alert.tsx";
import { Breadcrumb } from "#app/components/ui/Breadcrumb.tsx";
import { BenefitsBar } from "#app/frame/benefits-bar.tsx";
import { benefitDaysText } from "#app/text/benefit-days.ts";
import { benefitsText } from "#app/text/benefits.ts";
import { dentalServicesText as text } from "#app/text/dental-services.ts";
import { showDate } from "#app/text/format.ts";
import { MemberChooser } from "./MemberChooser.tsx";
import type { DentalServiceView } from "./view-dental-service.ts";

type ServiceHeadProps = {
  view: Pick<
    DentalServiceView,
    | "code"
    | "serviceName"
    | "who"
    | "members"
    | "isWhoUnknown"
    | "coverage"
    | "back"
    | "path"
    | "keptTier"
    | "suffix"
    | "categories"
    | "day"
    | "isDayUnknown"
  >;
  /** Whether the way back's tier has to be kept by the chooser: the path has none. */
  keepsTier: boolean;
  /** The networks to choose from. */
  networks?: ReactNode;
};

/** The name of a service, whose benefits are shown, and the day they are of. */
export function ServiceHead({ view, keepsTier, networks }: ServiceHeadProps) {
  const { code, serviceName, who, coverage, back, path, members } = view;
  const { suffix, categories, day } = view;
  const whose = who === null ? text.whose.your : text.whose.of(who);
  const name = serviceName ?? text.unnamed;
  return (
    <>
      <Breadcrumb above={[{ label: text.back, href: back }]} current={name} />
      <h1>{name}</h1>
      <p className="lead">{who === null ? text.code(code) : text.codeFor(code, who)}</p>
      <BenefitsBar current="dental" isWithin categories={categories} suffix={suffix} day={day}>
        {path !== null && (
          <MemberChooser
            path={path}
            members={members}
            hidden={{ tier: keepsTier ? view.keptTier : null, asOfDate: day }}
          />
        )}
        {networks}
      </BenefitsBar>
      <div className="form">
        {day !== null && <p>{`${benefitDaysText.asOf(showDate(day))}.`}</p>}
        {view.isDayUnknown && <Alert kind="warning">{benefitsText.faults.day}</Alert>}
        {view.isWhoUnknown && <Alert kind="warning">{benefitsText.faults.who}</Alert>}
        {coverage.kind === "begins" && (
          <Alert kind="info">{text.begins(whose, showDate(coverage.day))}</Alert>
        )}
        {coverage.kind === "ended" && (
          <Alert kind="warning">
            {text.ended(whose, showDate(coverage.endedOn ?? coverage.day), showDate(coverage.day))}
          </Alert>
        )}
      </div>
    </>
  );
}
