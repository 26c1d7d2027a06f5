import { redirect } from "react-router";
import { CHANGE_PASSWORD_PATH } from "#server/middleware/member.ts";

/** Where password managers look for the page that changes a password (a well-known URL of the W3C). */
export const loader = () => redirect(CHANGE_PASSWORD_PATH);
