/** Names of shortcuts, which have no program of the gateway. */
const en = {
  shortcuts: {
    ebill: "eBill",
    "outline-of-coverage": "Outline of Coverage",
  },
};

export const programsText = en;
