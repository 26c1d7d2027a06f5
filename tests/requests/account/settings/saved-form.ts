import * as confidential from "../confidential/confidential-page.ts";
import * as ebill from "../ebill/ebill-page.ts";
import * as address from "../member-information/member-information-page.ts";
import * as plan from "../plan-benefits/plan-page.ts";
import * as settings from "./settings-page.ts";

export type Fields = Readonly<Record<string, string>>;
/** The values of fields; for boxes and radios whether they are checked. */
export type Kept = Readonly<Record<string, string | boolean>>;

/** A form that saves over current values (app/forms/submit/submit-save.ts). */
export type SavedForm = {
  readonly persona: string;
  readonly path: string;
  readonly button: string;
  readonly fields: Fields;
  readonly kept: Kept;
  readonly write: { readonly method: "post" | "put"; readonly path: string };
  /** The read before a write and, if its answer is lost, after it. */
  readonly read: string;
  readonly unsaved: string;
  readonly unknown: string;
  /** The message for a refusal of the input. */
  readonly refused: string;
  /** The page after a save, its message, and the saved values it shows. */
  readonly done: string;
  readonly saved: string;
  readonly shown: string;
  /** The audit trail's line of a save. */
  readonly audited: readonly string[];
  /**
   * The fields shown after the next log-in when the form came after the session's end; null for
   * none.
   */
  readonly draft: Kept | null;
};

const KEPT_ADDRESS = { "#line1": "7 Invented Lane", "#city": "Mocksville", "#zip": "98001" };
export const ADDRESS: SavedForm = {
  persona: "sub",
  path: address.FORM,
  button: address.SAVE,
  fields: address.NEW_HOME,
  kept: KEPT_ADDRESS,
  write: { method: "put", path: "account/address" },
  read: "account/address",
  unsaved: "Your address was not changed.",
  unknown: "We can't tell yet whether your address was changed.",
  refused: "We couldn't save this address.",
  done: address.PATH,
  saved: address.SAVED,
  shown: "7 Invented Lane",
  audited: [],
  draft: KEPT_ADDRESS,
};
const ON_PAPER = { "#discontinuePaperStatements-2": true, "#emailWhenBillReady": false };
export const EBILL: SavedForm = {
  persona: "sub",
  path: ebill.FORM,
  button: "Save",
  fields: ebill.ON_PAPER,
  kept: ON_PAPER,
  write: { method: "put", path: "account/preferences" },
  read: "account/preferences",
  unsaved: "We couldn't save your choices.",
  unknown: "We can't tell yet whether your choices were saved.",
  refused: "Check what you entered and save it again.",
  done: ebill.PATH,
  saved: "Successfully updated preferences",
  shown: "Paper statements",
  audited: ["preferences ok"],
  draft: ON_PAPER,
};
export const PREFERENCES: SavedForm = {
  ...EBILL,
  path: settings.PREFERENCES_FORM,
  button: settings.SAVE_PREFERENCES,
  fields: { "Email address": "sage@members.example" },
  kept: { "#emailAddress": "sage@members.example" },
  draft: { "#emailAddress": "sage@members.example" },
  unsaved: "Your preferences were not changed.",
  unknown: "We can't tell yet whether",
  done: settings.SETTINGS,
  shown: "sage@members.example",
};
export const CONFIDENTIAL: SavedForm = {
  persona: "dep-adult",
  path: confidential.PATH,
  button: "Send request",
  fields: {
    [confidential.EMAIL]: confidential.OWN,
    "Only some care": "on",
    [confidential.WORDS]: "A",
  },
  kept: { "#emailAddress": confidential.OWN },
  write: { method: "put", path: "account/confidential-communication" },
  read: "account/confidential-communication",
  unsaved: "Your request wasn't saved.",
  unknown: "We can't tell yet whether",
  refused: "We couldn't take this request.",
  done: confidential.PATH,
  saved: "Step 1 of 3: Received",
  shown: confidential.OWN,
  audited: [],
  draft: null,
};
export const PLAN_END: SavedForm = {
  persona: "sub",
  path: `${plan.CONFIRM}M`,
  button: plan.END,
  fields: {},
  kept: {},
  write: { method: "post", path: "plan-management/cancellation" },
  read: "plan-management/details",
  unsaved: "Your plan was not canceled. Please try again.",
  unknown: "We can't tell yet whether your plan was canceled.",
  refused: "Your plan was not canceled. Please try again.",
  done: plan.PLANS,
  saved: "Your cancellation is saved",
  shown: "Your medical benefits end on 12/31/2026",
  audited: ["plan-cancellation ok"],
  draft: { 'input[name="cancellationStatusId"][value="M"]': true },
};

export const FORMS: readonly (readonly [string, SavedForm])[] = [
  ["S-07 the address form", ADDRESS],
  ["S-11 the billing form", EBILL],
  ["S-08 the preferences form", PREFERENCES],
  ["the confidential request form", CONFIDENTIAL],
  ["S-10 S-32 the cancellation form", PLAN_END],
];
