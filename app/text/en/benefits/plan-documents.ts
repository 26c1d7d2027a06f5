import { benefitsFrameText } from "./frame.ts";
import { benefitCategoryText } from "./categories.ts";

/** The pages of handbooks and of Medicare materials. */
export const planDocumentsText = {
  handbooks: {
    title: "Member Handbooks",
    lead: "What your plan covers, how to use it, and your rights as a member.",
    list: "Your handbooks",
    unread: "We can't show your handbooks right now.",
    none: {
      title: "No handbooks here",
      text: "If you expected one, customer service can help.",
      action: "Contact customer service",
    },
  },
  medicare: {
    title: "Medicare Materials",
    lead: "Documents about your Medicare plan, newest year first.",
    list: "Your Medicare materials",
    columns: { document: "Document", year: "Year", date: "Published", size: "Size" },
    /** For screen readers, because the same title comes every year. */
    context: (year: number) => `for ${year}`,
    none: {
      title: "No Medicare materials",
      text: "When there are documents about a Medicare plan of yours, you'll find them here.",
    },
  },
  allDocuments: "See all your documents",
};

/** The page about the Certificate of Coverage. */
export const certificateText = {
  title: "Certificate of Coverage",
  lead: "Your certificate is the full legal description of your plan: what it covers, what it doesn't, and what you pay.",
  yours: {
    title: "Your certificate",
    text: "Your certificate is the final word.",
    open: "Open your certificate",
    of: <Title>(title: readonly Title[]): (string | Title)[] => ["(", ...title, ")"],
  },
  unread: "We can't check right now whether your certificate is on this website.",
  ask: {
    title: "Ask for your certificate",
    text: "Your certificate isn't on this website. Call us and ask for a copy of yours.",
    instead: "You can also call us and ask for a copy of yours.",
    service: "Contact customer service",
  },
  outline: {
    title: "Outline of Coverage",
    text: "A shorter summary of what your plan covers. It doesn't replace your certificate.",
    open: "Open your Outline of Coverage",
    unread: "We can't check right now whether your plan has an Outline of Coverage.",
  },
  benefitsHere: {
    title: "Your benefits on this website",
    text: "See what your plan covers and how far along you are.",
    link: "Go to your benefits",
  },
  never: { title: "No certificate to ask for", text: benefitsFrameText.empty.text },
};

/** The page about prior authorization. */
export const priorAuthorizationText = {
  title: benefitCategoryText["prior-authorization"],
  lead: "Some care has to be approved by your plan before you get it. Without approval, your plan may not pay.",
  who: {
    title: "Your provider asks for it",
    text: "Your doctor, dentist or pharmacy sends us the request. In network, you don't have to fill out anything. Out of network, call us first.",
  },
  /** Care that often needs it, by kind of coverage. */
  what: {
    medical: {
      title: "Medical care that often needs it",
      text: [
        "Planned hospital stays and some surgeries, MRI and CT scans, home health care, and larger medical equipment.",
        "Emergency care never needs it. Get help right away.",
      ],
    },
    pharmacy: {
      title: "Medicines that often need it",
      text: ["Specialty medicines, some brand-name medicines, and doses above the usual amount."],
    },
    dental: {
      title: "Dental care that often needs it",
      text: [
        "Larger work, such as crowns, bridges, implants and braces. Ask your dentist to send us the plan first, so you both know what is covered.",
      ],
    },
  },
  steps: {
    title: "Before your visit",
    text: "Ask your provider whether the care needs prior authorization, and whether they have sent the request. Wait for our answer before you go.",
  },
  ask: {
    title: "Check on a request",
    text: "This website doesn't list requests. Call us to ask whether your care needs one, or where yours stands.",
    service: "Contact customer service",
  },
  referrals: {
    title: "Looking for a referral?",
    text: "A referral is your doctor's request for you to see another provider. It isn't the same as prior authorization.",
    link: "Go to your referrals",
  },
  never: { title: "No plan to ask about", text: benefitsFrameText.empty.text },
};
