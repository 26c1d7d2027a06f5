import type * as en from "../../en/frame/menus.ts";
import { benefitCategoryText as category } from "../benefits/categories.ts";
import { confidentialText } from "../account/confidential.ts";
import { documentsText } from "../lists/documents.ts";
import { myDataText } from "../account/my-data.ts";
import { shellText } from "./shell.ts";

export const menuText: typeof en.menuText = {
  home: "Inicio",
  account: "Cuenta",
  "account-summary": "Resumen",
  "account-member-information": "Datos del afiliado",
  "id-cards": "Tarjetas de ID",
  documents: documentsText.all.title,
  "account-download": myDataText.title,
  "account-communication-choices": confidentialText.title,
  "account-settings": "Configuración",
  "account-plan-benefits": "Beneficios del plan",
  "account-ebill": "eBill",
  "account-help-center": "Centro de ayuda",
  benefits: "Beneficios",
  "benefits-summary": "Beneficios",
  "benefits-medical": "Beneficios médicos",
  "benefits-dental": "Beneficios dentales",
  "benefits-vision": "Beneficios de la vista",
  "benefits-pharmacy": "Beneficios de farmacia",
  "benefits-programs": category.programs,
  "benefits-referrals": category.referrals,
  "benefits-handbooks": category.handbooks,
  "benefits-medicare-materials": category["medicare-materials"],
  "find-care": "Buscar atención",
  "find-care-resources": "Recursos de atención",
  "find-care-primary-care": "Atención primaria",
  "find-care-dentist": "Buscar un dentista",
  "claims-and-eobs": "Reclamos/EOB",
  claims: "Reclamos",
  "claims-list": "Reclamos",
  "claims-eobs": "EOB",
  "claims-pharmacy": "Farmacia",
  "my-account": "Mi cuenta",
  "change-password": "Cambiar contraseña",
  // Of staff only; their names are the specification's.
  "log-in-as-anyone": "LoginAsAnyone",
  "log-in-as-non-employee": "LoginAsNonEmp",
  "contact-us": shellText.contactUs,
  "log-in": shellText.logIn,
  "log-out": shellText.logOut,
};
