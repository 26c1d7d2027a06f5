import { href, redirect } from "react-router";

/** The section has one page (S-04). */
export const loader = () => redirect(href("/support/customer-service"));
