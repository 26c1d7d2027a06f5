import { redirect } from "react-router";
import type { z } from "zod";
import type { Context } from "#server/middleware/context.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import type { FlowName } from "#server/session/drafts-and-flows.ts";

/** The state of a form of several pages, kept from page to page. */
export function defineFlow<Schema extends z.ZodObject>(name: FlowName, schema: Schema) {
  type State = z.output<Schema>;

  /** The state in this browser; null if it is missing or unreadable. */
  function find(context: Context): State | null {
    const found = schema.safeParse(context.get(sessionContext).readFlow(name));
    return found.success ? found.data : null;
  }

  const save = (context: Context, state: State): Promise<void> =>
    context.get(sessionContext).writeFlow(name, state);

  return {
    find,
    save,
    /** Redirects to the page that continues from this state. */
    async saveAndGo(context: Context, state: State, page: string): Promise<Response> {
      await save(context, state);
      return redirect(page, { status: 303 });
    },
    end: (context: Context): void => context.get(sessionContext).endFlow(name),
    /** The state with these fields, else leads to the page that asks for the first one missing. */
    async require<Field extends keyof State>(
      context: Context,
      ...needs: readonly (readonly [field: Field, page: string])[]
    ): Promise<With<State, Field>> {
      const state = find(context);
      const fields = needs.map(([field]) => field);
      if (state !== null && hasAll(state, fields)) return state;
      const missing = needs.find(([field]) => state === null || state[field] === null);
      throw redirect(missing?.[1] ?? "/", { status: 303 });
    },
  };
}

type With<State, Field extends keyof State> = State & {
  readonly [Name in Field]: NonNullable<State[Name]>;
};

const hasAll = <State, Field extends keyof State>(
  state: State,
  fields: readonly Field[],
): state is With<State, Field> => fields.every((field) => state[field] !== null);
