import { clockContext } from "#server/middleware/clock.ts";
import { FormPage } from "#app/forms/form-page.tsx";
import { PersonFields } from "#app/forms/person-fields.tsx";
import { retryHeaders } from "#app/forms/refuse.ts";
import { WaysOut } from "#app/forms/ways-out.tsx";
import { recoveryText } from "#app/text/recovery.ts";
import { requestUsername } from "./send-username.ts";
import type { Route } from "./+types/username.ts";

const { username: text } = recoveryText;

export const headers: Route.HeadersFunction = retryHeaders;

export const loader = ({ context }: Route.LoaderArgs) => ({
  today: context.get(clockContext).today,
});

export const action = ({ request, context }: Route.ActionArgs) => requestUsername(request, context);

export default function RecoverUsername({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage
      title={text.title}
      heading={text.heading}
      intro={<p>{text.intro}</p>}
      answer={actionData}
      submit={text.submit}
      foot={<WaysOut />}
    >
      {({ field }) => <PersonFields field={field} today={loaderData.today} />}
    </FormPage>
  );
}
