import { Form } from "react-router";
import { brandContext } from "#server/middleware/brand.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { pageBrand } from "#app/brand/brands.ts";
import { Button } from "#app/components/ui/Button.tsx";
import { useAnsweredForm } from "#app/components/forms/answered-form.ts";
import { FormSheet } from "#app/components/forms/FormSheet.tsx";
import { errorTitle, pageTitle } from "#app/text/common.ts";
import { recoveryText } from "#app/text/recovery.ts";
import { PersonFields } from "#app/forms/person-fields.tsx";
import { retryHeaders } from "#app/forms/refuse.ts";
import { requestUsername } from "./send-username.ts";
import { WaysOut } from "#app/forms/ways-out.tsx";
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
