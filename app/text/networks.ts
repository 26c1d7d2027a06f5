/** The networks that have a name of their own (§9). */
const en = { in: "In network", out: "Out of network" };

export const networkText = en;
