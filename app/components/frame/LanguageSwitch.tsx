import { useEffect, useRef } from "react";
import { href, useLocation } from "react-router";
import { languageText as text } from "#app/text/frame/language.ts";
import { Button } from "../ui/actions/Button.tsx";

export const SWITCH = "language";

/** The props of a button that switches, in whatever form it stands. */
function useLanguageField() {
  const { pathname, search } = useLocation();
  return { name: SWITCH, value: `${text.other} ${pathname}${search}`, lang: text.other };
}

/**
 * Leads to this page in the other language: a plain post, since the whole page changes. Script takes
 * along what was typed; without script a button in the page's form does (`NoScriptLanguageButton`).
 */
export function LanguageSwitch({ place }: { place: keyof typeof text.label }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const own = form.current;
    const take = ({ formData }: FormDataEvent) => {
      for (const [name, value] of new FormData(formOnPage())) formData.append(name, value);
    };
    document.addEventListener("input", note);
    own?.addEventListener("formdata", take);
    return () => {
      document.removeEventListener("input", note);
      own?.removeEventListener("formdata", take);
    };
  }, []);
  return (
    <form
      ref={form}
      className="language"
      method="post"
      action={href("/language")}
      aria-label={text.label[place]}
    >
      <Button kind="bare" size="small" icon="globe" {...useLanguageField()}>
        {text.language}
      </Button>
    </form>
  );
}

/** Without script a form has a switch of the language of its own, which takes along what was typed. */
export function NoScriptLanguageButton() {
  return (
    <noscript>
      <Button
        kind="bare"
        formMethod="post"
        formAction={href("/language")}
        formNoValidate
        {...useLanguageField()}
      >
        {text.withTyped}
      </Button>
    </noscript>
  );
}

/** The field that was changed last. */
let changed: Element | null = null;

const note = ({ target }: Event) => {
  changed = target instanceof Element ? target : null;
};

const formOnPage = () =>
  changed?.closest<HTMLFormElement>("main form[method=post]") ??
  document.querySelector<HTMLFormElement>("main form[method=post]") ??
  undefined;
