import { Form, href } from "react-router";
import { Button } from "#app/components/ui/actions/Button.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { commonText } from "#app/text/common/common.ts";
import { VisuallyHidden } from "#app/components/ui/text/VisuallyHidden.tsx";
import { Kept } from "#app/benefits/benefits-bar.tsx";
import { useShellData } from "#app/frame/shell/shell-data-hook.ts";
import { urlOf } from "#app/frame/addresses/url-of.ts";
import { dentalCostText as text } from "#app/text/benefits/dental-cost.ts";
import { rowFields, STARTS_LIST } from "./cost-fields.ts";

type StartCostProps = {
  /** A dental code. */
  code: string;
  suffix: string | null;
  tier?: string | null;
  /** In a list: the service, for those who hear only the button. */
  context?: string;
};

/**
 * Leads from a service to its estimate by a form, since no service stands in that page's address
 * (COST-01). Staff, who may send none, get a link.
 */
export function StartCost({ code, suffix, tier = null, context }: StartCostProps) {
  const { staff } = useShellData();
  const path = href("/benefits/dental/cost");
  if (staff !== null) return <ArrowLink to={urlOf(path, { suffix, tier })}>{text.link}</ArrowLink>;
  return (
    <Form
      method="post"
      action={path}
      aria-label={context === undefined ? text.link : commonText.inContext(text.link, context)}
    >
      <Kept parts={{ [STARTS_LIST]: "Y", [rowFields(1).service]: code, suffix, tier }} />
      <Button
        icon="calculator-duotone"
        {...(context !== undefined && { kind: "quiet", size: "small" })}
      >
        <span>
          {text.link}
          {context !== undefined && <VisuallyHidden>{context}</VisuallyHidden>}
        </span>
      </Button>
    </Form>
  );
}
