import { benefitsFrameText } from "./frame.ts";

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
