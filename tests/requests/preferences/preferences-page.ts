export const PATH = "/update-preferences";

/** The labels of its boxes. */
export const NEWS = "Occasionally email me breaking news and important product information.";
export const INVOICE = "Email me when my invoice is available";
export const REMINDER = "Email me approximately 5 days before my invoice due date.";
