const dayHalf = (isMorning: boolean) => (isMorning ? "a.m." : "p.m.");

/** The contact pages and the Help center. The hours are the specification's words (§9). */
export const contactText = {
  title: "Contact us",
  backToLogin: "Back to login",
  backHome: "Back to home",
  customerService: "Customer service",
  none: "Contact details aren't available right now.",
  line: {
    support: {
      title: "Member Dashboard support",
      about: "Help with logging in and using this website.",
    },
    medical: { title: "Medical", about: "Medical benefits and claims." },
    dental: { title: "Dental", about: "Dental benefits and claims." },
    pharmacy: { title: "Pharmacy", about: "Prescriptions and pharmacy benefits." },
    oebb: { title: "OEBB", about: "For members of the Oregon Educators Benefit Board." },
    pebb: { title: "PEBB", about: "For members of the Public Employees’ Benefit Board." },
    medicareAdvantage: {
      title: "Medicare Advantage",
      about: "For members of a Medicare Advantage plan.",
    },
    medicarePharmacy: {
      title: "Medicare Pharmacy",
      about: "Prescriptions for members of a Medicare plan.",
    },
    medicareService: { title: "Customer service", about: "Your plan, benefits and claims." },
    tty: { title: "TTY", about: "For people who are deaf or hard of hearing." },
  },
  /** One sentence each, in the pieces that a line does not break. */
  hours: {
    support: ["Monday to Friday", "7:30 a.m. to 5:30 p.m. PT"],
    medicareLines: [
      "7 a.m. to 8 p.m. PT,",
      "Feb 15 to Sept 30 Monday to Friday",
      "and Oct 1 to Feb 14 Monday to Sunday",
    ],
    medicareService: ["7 a.m. to 8 p.m. PT", "seven days a week", "Oct 1 to Mar 31"],
  },
  hoursLabel: "Hours:",
  /** Whether the line is open now; `time` is "5:30 p.m. PT". */
  opening: {
    open: (time: string) => `Open now, until ${time}`,
    today: (time: string) => `Closed now. Opens at ${time}`,
    tomorrow: (time: string) => `Closed now. Opens tomorrow at ${time}`,
    later: (weekday: string, time: string) => `Closed now. Opens ${weekday} at ${time}`,
    inWeeks: (weekday: string, day: string, time: string) =>
      `Closed now. Opens ${weekday}, ${day} at ${time}`,
    closed: "Closed now",
    time: (hour: number, minute: string, isMorning: boolean) =>
      minute === "00"
        ? `${hour} ${dayHalf(isMorning)} PT`
        : `${hour}:${minute} ${dayHalf(isMorning)} PT`,
  },
  /** Beside a number. */
  tty: "TTY 711",
  region: { alaska: "Alaska", oregon: "Oregon" },
  /** For screen readers, before a phone number or address. */
  call: (title: string) => `Call ${title} at`,
  email: (title: string) => `Email ${title} at`,
  /** Before a number. */
  spanish: "Service in Spanish:",
  otherPlans: "Other plans",
  calendar: "Holiday calendar",
  help: {
    title: "Help center",
    topic: {
      "id-card": "Go to your ID card",
      handbooks: "Read your handbooks",
      "communication-choices": "See your communication choices",
    },
  },
};
