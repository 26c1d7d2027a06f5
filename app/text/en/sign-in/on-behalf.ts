/** What staff confirm in a form that they fill in for a member. */
export const onBehalfText = {
  confirm: "The member asked me to make these choices for them.",
  confirmMissing: "Confirm that the member asked you to make these choices.",
  confirmHint:
    "Your confirmation is recorded under your own account, with the member and the time.",
};
