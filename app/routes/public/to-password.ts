import { redirect } from "react-router";
import { CHANGE_PASSWORD_PATH } from "#server/middleware/member.ts";

/** The well-known URL (W3C) by which password managers find the page that changes a password. */
export const loader = () => redirect(CHANGE_PASSWORD_PATH);
