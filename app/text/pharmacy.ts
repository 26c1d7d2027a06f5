const en = {
  title: "Pharmacy",
  open: (program: string) => `Go to ${program}`,
  elsewhere:
    "Another company runs this. Its website opens in a new tab, and you may need to log in there.",
  noAddress:
    "Its website cannot be opened from here. Customer service can tell you how to reach it.",
  customerService: "Customer service",
};

export const pharmacyText = en;
