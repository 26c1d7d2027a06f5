import { benefitCategoryText as category } from "../benefits/categories.ts";
import { confidentialText } from "../account/confidential.ts";
import { documentsText } from "../lists/documents.ts";
import { myDataText } from "../account/my-data.ts";
import { shellText } from "./shell.ts";

/** The title of every menu entry, by the id the rules give it. */
export const menuText = {
  home: "Home",
  account: "Account",
  "account-summary": "Summary",
  "account-member-information": "Member information",
  "id-cards": "ID cards",
  documents: documentsText.all.title,
  "account-download": myDataText.title,
  "account-communication-choices": confidentialText.title,
  "account-settings": "Settings",
  "account-plan-benefits": "Member plan benefits",
  "account-ebill": "eBill",
  "account-help-center": "Help center",
  benefits: "Benefits",
  "benefits-summary": "Benefits",
  "benefits-medical": "Medical benefits",
  "benefits-dental": "Dental benefits",
  "benefits-vision": "Vision benefits",
  "benefits-pharmacy": "Pharmacy benefits",
  "benefits-programs": category.programs,
  "benefits-referrals": category.referrals,
  "benefits-handbooks": category.handbooks,
  "benefits-medicare-materials": category["medicare-materials"],
  "find-care": "Find care",
  "find-care-resources": "Find care resources",
  "find-care-primary-care": "Primary care",
  "find-care-dentist": "Find-a-dentist",
  "claims-and-eobs": "Claims/EOBs",
  claims: "Claims",
  "claims-list": "Claims",
  "claims-eobs": "EOBs",
  "claims-pharmacy": "Pharmacy",
  "my-account": "My account",
  "change-password": "Change password",
  "log-in-as-anyone": "LoginAsAnyone",
  "log-in-as-non-employee": "LoginAsNonEmp",
  "contact-us": shellText.contactUs,
  "log-in": shellText.logIn,
  "log-out": shellText.logOut,
};
