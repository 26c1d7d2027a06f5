export const partsText = {
  table: {
    sort: "(sort)",
    ascending: "(sorted ascending, reverse the order)",
    descending: "(sorted descending, reverse the order)",
  },
  pager: {
    previous: "Previous",
    next: "Next",
    page: "Page",
    where: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  breadcrumb: "Breadcrumb",
  above: { account: "Account", findCare: "Find care", primaryCare: "Primary care" },
  print: "Print",
  unavailable: {
    text: "The problem is on our side. Your plan and your records haven't changed.",
    tryAgain: "Try again",
    call: (phone: string) => `Need it now? Call ${phone}`,
  },
};
