import type { ReactNode } from "react";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { PrintButton } from "#app/components/ui/PrintButton.tsx";
import { benefitsFrameText } from "#app/text/benefits-frame.ts";

/** Paper, then the ways that only this page has, then those that every page of benefits has. */
export function WaysOn({ children }: { children?: ReactNode }) {
  return (
    <div className="row">
      <PrintButton />
      {children}
      <OnwardLink to="/benefits/certificate-of-coverage">
        {benefitsFrameText.certificate}
      </OnwardLink>
      <OnwardLink to="/benefits/prior-authorization">
        {benefitsFrameText.priorAuthorization}
      </OnwardLink>
    </div>
  );
}
