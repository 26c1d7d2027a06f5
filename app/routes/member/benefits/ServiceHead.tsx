import type { ReactNode } from "react";
import { Alert } from "#app/components/ui/Alert.tsx";
import { Breadcrumb } from "#app/components/ui/Breadcrumb.tsx";
import { BenefitsBar } from "#app/frame/benefits-bar.tsx";
import { benefitsText } from "#app/text/benefits.ts";
import { dentalServicesText as text } from "#app/text/dental-services.ts";
import type { DentalServiceView, ServiceDetailView } from "./load-dental-service.ts";
import { MemberChooser } from "./MemberChooser.tsx";

type ServiceHeadProps = {
  view: DentalServiceView | ServiceDetailView;
  /** Whether the way back's tier has to be kept by the chooser: the path has none. */
  keepsTier: boolean;
  /** The networks to choose from. */
  networks?: ReactNode;
};

/** The name of a service, whose benefits are shown, and the day they are of. */
export function ServiceHead({ view, keepsTier, networks }: ServiceHeadProps) {
  const { code, name, path, suffix, categories, day, notice } = view;
  const title = view.serviceName ?? text.unnamed;
  return (
    <>
      <Breadcrumb above={[{ label: text.back, href: view.back }]} current={title} />
      <h1>{title}</h1>
      <p className="lead">{name === null ? text.code(code) : text.codeFor(code, name)}</p>
      <BenefitsBar current="dental" isWithin categories={categories} suffix={suffix} day={day}>
        {path !== null && (
          <MemberChooser
            path={path}
            members={view.members}
            hidden={{ tier: keepsTier ? view.keptTier : null, asOfDate: day }}
          />
        )}
        {networks}
      </BenefitsBar>
      <div className="form">
        {view.dayWords !== null && <p>{view.dayWords}</p>}
        {view.isDayUnknown && <Alert kind="warning">{benefitsText.faults.day}</Alert>}
        {view.isWhoUnknown && <Alert kind="warning">{benefitsText.faults.who}</Alert>}
        {notice && <Alert kind={notice.kind}>{notice.words}</Alert>}
      </div>
    </>
  );
}
