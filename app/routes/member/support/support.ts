import { redirect } from "react-router";

/** The section has one page (S-04). */
export const loader = () => redirect("/support/customer-service");
