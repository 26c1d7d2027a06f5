/** What a notice says when the answer to a press did not come. The page stays as it was. */
export const connectionText = {
  unsent: "You're offline. Nothing was sent. Try again when you're back online.",
  unknown:
    "The connection was lost. We can't tell if this was sent. Try again when you're back online.",
  sent: "This was sent. Then the connection was lost, so the next page didn't open.",
  unopened: "You're offline or we can't be reached, so the page didn't open. Please try again.",
};
