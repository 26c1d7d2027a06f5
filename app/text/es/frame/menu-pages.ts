import type * as en from "../../en/frame/menu-pages.ts";

export const menuPagesText: typeof en.menuPagesText = {
  account: {
    title: "Cuenta",
    intro: "Sus datos, su cobertura y su configuración.",
    more: "Más sobre su cuenta",
  },
  benefits: {
    title: "Beneficios",
  },
  findCare: {
    title: "Buscar atención",
    intro: "Dónde recibir atención y ayuda para elegir.",
    none: "No hay nada que mostrar aquí.",
    passportDental: "Passport Dental",
  },
  says: {
    "account-summary": "Su grupo y sus planes de un vistazo",
    "account-member-information": "Quién tiene cobertura y qué dirección tenemos",
    "id-cards": "Vea, guarde o envíe sus tarjetas",
    documents: "Todo lo que tenemos para usted, en una lista",
    "account-communication-choices":
      "Adónde enviamos las cartas y los correos electrónicos sobre su atención",
    "account-download": "Una copia de sus reclamos, su cobertura y más",
    "account-settings": "Cómo inicia sesión y cómo recibe nuestros mensajes",
    "account-plan-benefits": "Fechas, renovación y cambios del plan",
    "account-ebill": "Facturas y pagos",
    "account-help-center": "Reciba ayuda o contáctenos",
    "benefits-summary": "Todo lo que cubre su plan, en una página",
    "benefits-medical": "Deducibles, límites y servicios",
    "benefits-dental": "Máximos, límites y servicios",
    "benefits-vision": "Exámenes, anteojos y lentes de contacto",
    "benefits-pharmacy": "Recetas y cuánto cuestan",
    "benefits-programs": "Programas y descuentos para afiliados",
    "benefits-referrals": "Referidos a especialistas y su estado",
    "benefits-handbooks": "Manuales y documentos del plan",
    "benefits-medicare-materials": "Sus documentos de Medicare",
    "find-care-resources": "Directorios de proveedores y programas de atención",
    "find-care-primary-care": "Su atención primaria y cómo cambiarla",
    "find-care-dentist": "Busque un dentista cerca de usted",
    "passport-dental": "Atención dental cuando viaja",
  },
};
