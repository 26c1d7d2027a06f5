export const pharmacyText = {
  title: "Pharmacy",
  open: <Program>(program: Program): (string | Program)[] => ["Go to ", program],
  elsewhere:
    "Another company runs this. Its website opens in a new tab, and you may need to log in there.",
  noAddress: "We can't open its website from here. Customer service can tell you how to get there.",
  customerService: "Customer service",
};
