import { appearanceText, type SchemeChoice } from "#app/text/appearance.ts";
import { Icon } from "../ui/Icon.tsx";

type AppearanceFormProps = {
  choice: SchemeChoice;
  /** Path and query of this page, to return to. */
  returnTo: string;
};

const CHOICES = [
  { value: "system", icon: "desktop" },
  { value: "light", icon: "sun" },
  { value: "dark", icon: "moon" },
] as const;

/** The choice of light, dark or the device's scheme: a plain post, since the whole page changes. */
export function AppearanceForm({ choice, returnTo }: AppearanceFormProps) {
  return (
    <form
      className="appearance"
      id="appearance"
      method="post"
      action="/appearance"
      aria-label={appearanceText.heading}
    >
      <input type="hidden" name="to" value={returnTo} />
      <fieldset className="segments">
        <legend>{appearanceText.heading}</legend>
        {CHOICES.map(({ value, icon }) => (
          <button key={value} name="scheme" value={value} aria-pressed={value === choice}>
            <Icon name={icon} />
            {appearanceText.choices[value]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
