/** "What would I pay?" of dental services (COST): the form, and what stands around an estimate. */
export const dentalCostText = {
  title: "What would I pay at the dentist?",
  /** The link or button that leads here. */
  link: "What would I pay?",
  above: "Dental benefits",
  lead: "Type the prices your dentist gave you. We work out your share from your plan.",
  form: {
    heading: "Services and prices",
    again: "Change services or prices",
    who: "Who is it for?",
    network: "Which network is the dentist in?",
    service: (place: number) => `Service ${place}`,
    serviceHint: "Name or code, such as D2740",
    price: (place: number) => `Price of service ${place}`,
    priceHint: "In dollars, such as 1,250.00",
    more: "Add more services",
    mostHint: "We count them in the order you type them.",
    pricePattern: "Enter the price in dollars and cents, such as 1250.00",
    tooMany: (most: number) => `Enter up to ${most} services at a time.`,
    serviceTooLong: "Use a shorter name, or the dental code",
    unknown: "We can't find this service in the plan. Try its dental code.",
    ambiguous: (names: string) => `Your plan lists several. Type the code of yours: ${names}`,
    whoUnknown: "Choose one of the people listed",
    networkUnknown: "Choose one of the networks listed",
    submit: "Show my share",
    unread: "We couldn't look up the plan, so there is no estimate yet.",
    /** Of what was typed before and shows again. */
    unsent: "This wasn't sent. Check it and send it again.",
    staff: "Only the member can ask for an estimate.",
    lost: "That estimate isn't here anymore. Enter the prices again.",
  },
  none: {
    title: "No dental coverage to estimate with",
    ended: (day: string) =>
      `Dental coverage has ended. ${day} was the last day covered. The plan doesn't pay for services after it.`,
    never: "If you think that's wrong, please call us.",
    unlistedTitle: "No services to choose from",
    unlisted: "Your plan lists no services here, so we can't estimate a price. Please call us.",
  },
  /** Some or all networks. */
  unread: "We couldn't read all of the plan just now. Try again in a few minutes.",
  begins: (day: string) =>
    `Dental coverage begins ${day}. This is what the plan has on that day. It doesn't pay for services before then.`,
  how: "How this adds up",
  youPay: "You pay",
  ask: "What to ask",
  isNot: "What this estimate is not",
  wait: "If you wait",
};
