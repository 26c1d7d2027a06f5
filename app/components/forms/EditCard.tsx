import { useEffect, useId, useRef, type ReactNode } from "react";
import { Form } from "react-router";
import { overlaysText } from "#app/text/common/overlays.ts";
import { Alert } from "../ui/surfaces/Alert.tsx";
import { ButtonLink } from "../ui/actions/Button.tsx";
import { DefinitionList, type Definition } from "../ui/text/DefinitionList.tsx";
import { WithContext } from "../ui/text/VisuallyHidden.tsx";
import {
  draftNotice,
  AfterConfirmation,
  ConfirmFields,
  type IdentityCheck,
} from "./ConfirmFields.tsx";
import { useAnsweredForm, type AnsweredForm, type FormAnswer } from "./answered-form.ts";
import { FormTop } from "./FormTop.tsx";
import { OnBehalfField } from "./OnBehalfField.tsx";
import { SeenVersion, type SeenValues } from "./SeenVersion.tsx";
import { SubmitButton } from "./SubmitButton.tsx";

type SavedValues = Readonly<Record<string, string>>;

type EditCardProps = {
  /** The page's own path, with its query if it has one. */
  path: string;
  /** The card's name in the address, `?edit=…`. */
  name: string;
  title: string;
  items: readonly Definition[];
  /** Whether the address asks for this card's form. */
  editing: boolean;
  /** Never shows a form, even where the address asks for it. */
  readOnly?: boolean;
  /** The action's answer to this card's form. */
  answer?: FormAnswer | undefined;
  save?: string;
  defaultValue?: SavedValues;
  /** Shown before the form is answered, such as the consequences of a change. */
  intro?: ReactNode;
  /** A problem with the values, shown above them. */
  notice?: string | null | undefined;
  /** Stands below the values, such as why they cannot be changed. */
  foot?: ReactNode;
  /** The draft that was kept when the session ended. */
  draft?: SavedValues | null | undefined;
  /** Fills in what the form did not send (of preferences, those not shown). */
  restore?: (typed: SavedValues | undefined) => SavedValues | undefined;
  /** The saved values that the form was filled in with (`submitSave`). */
  seen?: SeenValues;
  /** Staff act for the member, whose wish they confirm. */
  isStaffActing?: boolean;
  /** The password fields of a form whose action has `confirms`; null if none are needed. */
  identityCheck?: IdentityCheck | null;
  /** The fields; each receives its own props from the form. */
  children: (form: AnsweredForm) => ReactNode;
};

/**
 * Values that a member may change, and in their place the form that changes them: at `?edit=<name>`,
 * posted to the same address, which tells the action the card. A refusal answers 400 in place; success
 * redirects to `savedHref`. Everything is a link or a post, and needs no script.
 */
export function EditCard(props: EditCardProps) {
  const { path, name, title, items, editing, readOnly = false, notice, foot } = props;
  const id = useId();
  const open = editing && !readOnly;
  const wasOpen = useRef(open);

  // The control that opened or closed the form has been removed from the page, and the focus with
  // it.
  useEffect(() => {
    if (wasOpen.current === open) return;
    wasOpen.current = open;
    document.getElementById(open ? id : linkId(name))?.focus();
  }, [open, id, name]);

  return (
    <section className="card edit-card" id={cardId(name)} aria-labelledby={id}>
      <div className="card__head">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {!readOnly && !open && (
          <ButtonLink
            kind="bare"
            size="small"
            icon="pencil-simple"
            id={linkId(name)}
            to={formHref(path, name)}
            preventScrollReset
          >
            <WithContext context={title}>{overlaysText.edit}</WithContext>
          </ButtonLink>
        )}
      </div>
      <div className="card__body">
        {open ? (
          <AfterConfirmation
            identityCheck={props.answer === undefined ? (props.identityCheck ?? null) : null}
          >
            <EditForm {...props} />
          </AfterConfirmation>
        ) : (
          <>
            {notice && (
              <Alert kind="warning">
                <p>{notice}</p>
              </Alert>
            )}
            <DefinitionList items={items} />
            {foot}
          </>
        )}
      </div>
    </section>
  );
}

function EditForm({ path, name, title, answer, draft, intro, children, ...props }: EditCardProps) {
  const { save = overlaysText.save, restore = (typed) => typed } = props;
  const defaultValue = restore(answer?.values ?? draft ?? undefined) ?? props.defaultValue ?? {};
  const form = useAnsweredForm(answer, { defaultValue, restore });
  return (
    <Form
      className="form"
      method="post"
      action={formHref(path, name)}
      aria-label={title}
      {...form.formProps}
    >
      {draft && answer === undefined && (
        <Alert kind="info">
          <p>{draftNotice(props.identityCheck)}</p>
        </Alert>
      )}
      <FormTop form={form} />
      {intro}
      {props.seen && <SeenVersion form={form} {...props.seen} />}
      {children(form)}
      {props.isStaffActing === true && <OnBehalfField form={form} answer={answer} />}
      <ConfirmFields form={form} identityCheck={props.identityCheck ?? null} />
      <div className="row">
        <SubmitButton busy={form.busy}>{save}</SubmitButton>
        <ButtonLink kind="bare" to={savedHref(path, name)} preventScrollReset>
          {overlaysText.cancel}
        </ButtonLink>
      </div>
    </Form>
  );
}

/** The address of the card without its form: where cancelling leads, and saving should. */
export function savedHref(path: string, name: string): string {
  return `${path}#${linkId(name)}`;
}

const formHref = (path: string, name: string) => stateHref(path, "edit", name, cardId(name));
const cardId = (name: string) => `card-${name}`;
const linkId = (name: string) => `edit-${name}`;

/** The address of a page in one of its states, with the fragment of the part that shows it. */
export function stateHref(path: string, state: "dialog" | "edit", name: string, place: string) {
  return `${path}${path.includes("?") ? "&" : "?"}${state}=${name}#${place}`;
}
