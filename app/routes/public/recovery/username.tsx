import { Form } from "react-router";
import { brandContext } from "../../../../server/middleware/brand.ts";
import { clockContext } from "../../../../server/middleware/clock.ts";
import { pageBrand } from "../../../brand/brands.ts";
import { Button } from "../../../components/Button.tsx";
import { useAnsweredForm } from "../../../components/answered-form.ts";
import { FormSheet } from "../../../components/FormSheet.tsx";
import { errorTitle, pageTitle } from "../../../text/common.ts";
import { recoveryText } from "../../../text/recovery.ts";
import { PersonFields } from "./person-fields.tsx";
import { retryHeaders } from "../../refuse.ts";
import { requestUsername } from "./send-username.ts";
import { WaysOut } from "./ways-out.tsx";
import type { Route } from "./+types/username.ts";

const { username: text } = recoveryText;

export const headers: Route.HeadersFunction = retryHeaders;

export const loader = ({ context }: Route.LoaderArgs) => ({
  brand: pageBrand(context.get(brandContext)),
  today: context.get(clockContext).today,
});

export const action = ({ request, context }: Route.ActionArgs) => requestUsername(request, context);

export default function RecoverUsername({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, today } = loaderData;
  const form = useAnsweredForm(actionData);
  const title = actionData === undefined ? pageTitle : errorTitle;
  return (
    <FormSheet
      heading={text.heading}
      intro={<p>{text.intro}</p>}
      errors={form.list}
      summaryRef={form.summaryRef}
      formError={form.formError && <p>{form.formError}</p>}
      foot={<WaysOut />}
    >
      <title>{title(text.title, brand.name)}</title>
      <Form method="post" {...form.formProps}>
        <PersonFields field={form.field} today={today} />
        <Button disabled={form.busy}>{text.submit}</Button>
      </Form>
    </FormSheet>
  );
}
