export const staffText = {
  region: "Staff view",
  viewing: "You are viewing as staff",
  member: (name: string) => `on behalf of ${name}`,
  subscriberId: (id: string) => `subscriber ID ${id}`,
  end: "Stop viewing as this member",
  confirm: "The member asked me to make these choices for them.",
  confirmMissing: "Confirm that the member asked you to make these choices.",
  confirmHint:
    "Your confirmation is recorded under your own account, with the member and the time.",
};
