import { formPartsText } from "../common/form-parts.ts";
type Flash = {
  readonly status: "success" | "alert";
  readonly text: string;
  readonly dismissAfter: number;
};

/** Flash messages by name. `dismissAfter` in milliseconds (§9). */
export const flashText = {
  welcome: {
    status: "success",
    text: "You're all set. Welcome to your dental Member Dashboard",
    dismissAfter: 5000,
  },
  "preferences-saved": {
    status: "success",
    text: "Successfully updated preferences",
    dismissAfter: 3000,
  },
  "questions-saved": {
    status: "success",
    text: "Your security questions are saved",
    dismissAfter: 5000,
  },
  "address-saved": {
    status: "success",
    text: "Your address and phone are saved",
    dismissAfter: 5000,
  },
  "password-changed": {
    status: "success",
    text: "Your password has been changed",
    dismissAfter: 5000,
  },
  "password-reset": {
    status: "success",
    text: "Your password has been changed. Log in with your new password.",
    dismissAfter: 8000,
  },
  "other-sessions-ended": {
    status: "success",
    text: "You're logged out everywhere else",
    dismissAfter: 5000,
  },
  "group-changed": { status: "success", text: "You changed your group", dismissAfter: 5000 },
  "card-emailed": { status: "success", text: "We emailed your ID card", dismissAfter: 5000 },
  "plan-ending": {
    status: "success",
    text: "Your cancellation is saved",
    dismissAfter: 8000,
  },
  "plan-ending-already": {
    status: "alert",
    text: "Your plan was already canceled. Nothing was changed.",
    dismissAfter: 10_000,
  },
  "form-kept": {
    status: "alert",
    text: formPartsText.kept,
    dismissAfter: 10_000,
  },
  "first-password": {
    status: "alert",
    text: "This member must choose a new password the next time they log in. You can't choose it for them.",
    dismissAfter: 10_000,
  },
  confirmed: {
    status: "success",
    text: "Thank you, we know it's you. You can continue.",
    dismissAfter: 8000,
  },
  "not-confirmed": {
    status: "alert",
    text: "We couldn't make sure that it's you, so nothing was sent. You can try again.",
    dismissAfter: 10_000,
  },
} satisfies Record<string, Flash>;
