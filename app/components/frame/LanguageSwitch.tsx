import { useEffect, useRef } from "react";
import { href, useLocation } from "react-router";
import { languageText as text } from "#app/text/frame/language.ts";
import { Button } from "../ui/actions/Button.tsx";

/** The field of the switch: the language, and the path of the page to return to. */
export const SWITCH = "language";

/** The props of a button that switches, in whatever form it stands. */
export function useSwitch() {
  const { pathname, search } = useLocation();
  return { name: SWITCH, value: `${text.other} ${pathname}${search}`, lang: text.other };
}

/**
 * Leads to this page in the other language: a plain post, since the whole page changes. Script takes
 * along what was typed; without script the button of the page's form does (`SubmitButton`).
 */
export function LanguageSwitch() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const own = form.current;
    const take = ({ formData }: FormDataEvent) => {
      for (const [name, value] of typedOnPage()) formData.append(name, value);
    };
    own?.addEventListener("formdata", take);
    return () => own?.removeEventListener("formdata", take);
  }, []);
  return (
    <form
      ref={form}
      className="language"
      method="post"
      action={href("/language")}
      aria-label={text.label}
    >
      <Button kind="bare" size="small" icon="globe" {...useSwitch()}>
        {text.language}
      </Button>
    </form>
  );
}

/** The fields of the form that was changed, or of the first one. */
function typedOnPage(): readonly (readonly [string, string])[] {
  const forms = [...document.querySelectorAll<HTMLFormElement>("main form")].filter(
    ({ method }) => method === "post",
  );
  const typed = forms.find(isChanged) ?? forms[0];
  return typed === undefined
    ? []
    : [...new FormData(typed)].flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value] as const] : [],
      );
}

const isChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some(
        ({ selected, defaultSelected }) => selected !== defaultSelected,
      );
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (!(field instanceof HTMLInputElement)) return false;
    return field.type === "checkbox" || field.type === "radio"
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });
