import { benefitCategoryText } from "./categories.ts";
import { benefitsFrameText } from "./frame.ts";

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
