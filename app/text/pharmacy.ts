const en = {
  title: "Pharmacy",
  open: (program: string) => `Go to ${program}`,
  elsewhere: "It is run by another company, on a website of its own, where you may have to log in.",
  noAddress:
    "Its website cannot be opened from here. Customer service can tell you how to reach it.",
  customerService: "Customer service",
};

export const pharmacyText = en;
