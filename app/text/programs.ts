/** Names of the tiles that no program of the gateway stands behind. */
const en = {
  shortcuts: {
    ebill: "eBill",
    "outline-of-coverage": "Outline of Coverage",
  },
};

export const programsText = en;
