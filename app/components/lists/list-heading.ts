/** The id of a list's heading, where navigations from one state of the list to another end. */
export const LIST_HEADING = "list-heading";
