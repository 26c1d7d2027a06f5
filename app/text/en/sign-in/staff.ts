/** What every page says while staff act for a member. */
export const staffText = {
  region: "Staff view",
  /** `bold` emphasizes words; without a name no member is known. */
  viewing: <Bold>(
    bold: (words: string) => Bold,
    name: string | null,
    subscriberId: string | undefined,
  ): (string | Bold)[] => {
    const start = bold("You are viewing as staff");
    if (name === null) return [start];
    if (subscriberId === undefined) return [start, ` on behalf of ${name}`];
    return [start, ` on behalf of ${name}, subscriber ID ${subscriberId}`];
  },
  end: "Stop viewing as this member",
};
