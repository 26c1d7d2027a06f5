import { formPartsText } from "#app/text/common/form-parts.ts";
import { Alert } from "../ui/surfaces/Alert.tsx";
import { DefinitionList, type Definition } from "../ui/text/DefinitionList.tsx";
import type { AnsweredForm, FormAnswer } from "./answered-form.ts";
import type { ShouldRevalidateFunctionArgs } from "react-router";

/** The saved values that a form was filled in with. */
export type SeenValues = {
  /** The version of the present saved values, from the loader. */
  version: string;
  /**
   * The present saved values, shown after a change in the meantime; empty if nothing is saved.
   */
  saved: readonly Definition[];
  /** Stands above `saved`. */
  heading?: string;
};

/**
 * The version that the form was filled in with; after a change by someone else, the saved version.
 */
export function SeenVersion(props: SeenValues & { form: Pick<AnsweredForm, "field"> }) {
  const { form, version, saved, heading = formPartsText.savedNow } = props;
  const { id, name, errors = [], defaultValue } = form.field("seen");
  const isChanged = errors.length > 0;
  return (
    <>
      {isChanged && (
        <div id={id} tabIndex={-1}>
          <Alert kind="warning">
            {errors.map((error) => (
              <p key={error}>{error}</p>
            ))}
            {saved.length > 0 && (
              <>
                <h3>{heading}</h3>
                <DefinitionList items={saved} />
              </>
            )}
          </Alert>
        </div>
      )}
      {/* A form refused for another reason keeps the version it was filled in with. */}
      <input type="hidden" name={name} value={isChanged ? version : defaultValue || version} />
    </>
  );
}

/**
 * `shouldRevalidate` with `submitSave`: the answer after a change shows the present saved values.
 */
export const revalidateAfterChange = ({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || (isAnswer(actionResult) && actionResult.error?.["seen"] != null);

const isAnswer = (result: unknown): result is Partial<FormAnswer> =>
  typeof result === "object" && result !== null && "error" in result;
