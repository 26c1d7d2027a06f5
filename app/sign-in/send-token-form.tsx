import { formPartsText } from "#app/text/form-parts.ts";
import { Button } from "#app/components/ui/Button.tsx";

type SendTokenProps = {
  /** An address on another site. */
  action: string;
  fields: readonly { name: string; value: string }[];
};

/** Sends the member on to another site by a post: by the button, which script may spare them. */
export function SendToken({ action, fields }: SendTokenProps) {
  return (
    <div className="waiting">
      <h1 className="vh">{formPartsText.continue}</h1>
      <form method="post" action={action} autoComplete="off" aria-label={formPartsText.continue}>
        {fields.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button>{formPartsText.continue}</Button>
      </form>
    </div>
  );
}
