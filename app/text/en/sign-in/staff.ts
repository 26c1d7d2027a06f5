export const staffText = {
  region: "Staff view",
  /** `bold` emphasizes words; the name is null and the ID undefined where they are not known. */
  viewing: <Bold>(
    bold: (words: string) => Bold,
    name: string | null,
    subscriberId: string | undefined,
  ): (string | Bold)[] => {
    const start = bold("You are viewing as staff");
    if (name === null)
      return subscriberId === undefined ? [start] : [start, `, subscriber ID ${subscriberId}`];
    return subscriberId === undefined
      ? [start, ` on behalf of ${name}`]
      : [start, ` on behalf of ${name}, subscriber ID ${subscriberId}`];
  },
  end: "Stop viewing as this member",
  confirm: "The member asked me to make these choices for them.",
  confirmMissing: "Confirm that the member asked you to make these choices.",
  confirmHint:
    "Your confirmation is recorded under your own account, with the member and the time.",
};
