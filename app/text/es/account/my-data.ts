import type * as en from "../../en/account/my-data.ts";
import { benefitNoticesText } from "../benefits/notices.ts";
import { benefitsText } from "../benefits/benefits.ts";
import { benefitCategoryText } from "../benefits/categories.ts";
import { categoryOfCoverage, type Category } from "../benefits/category-in-text.ts";

type Lacking = Parameters<typeof en.myDataText.file.why.unread>[0];

/** After the name of a table: "Reclamos de atención médica de Ana". */
const ofType: Readonly<Record<Category, string>> = {
  medical: "de atención médica",
  dental: "de atención dental",
  vision: "de atención de la vista",
  pharmacy: "de farmacia",
};

function nameLacking({ table, who, type }: Lacking): string {
  if (who === null) return type === null ? table : `${table} ${ofType[type]}`;
  return type === null ? `${table} de ${who}` : `${table} ${ofType[type]} de ${who}`;
}

/** A limit of another kind is named as the plan names it. */
const { other: _other, ...kinds } = benefitsText.stands.kind;
const limits: Readonly<Record<string, string>> = kinds;
const networks: Readonly<Record<string, string>> = benefitNoticesText.networks;
const types: Readonly<Record<string, string>> = benefitCategoryText;

export const myDataText: typeof en.myDataText = {
  title: "Descargar mis datos",
  heading: "Descargar mis datos",
  lead: "Obtenga una copia de la información que tenemos sobre usted. Puede guardarla o compartirla.",
  inside: {
    title: "Qué recibirá",
    about:
      "Recibirá un archivo ZIP. Abra “index” para leerlo. También tiene tablas para una hoja " +
      "de cálculo (CSV) y archivos para otras aplicaciones de salud (JSON).",
    parts: [
      "Los reclamos y lo que costó cada servicio",
      "La cobertura, los deducibles y los límites",
      "Los proveedores y la atención primaria",
      "Las preferencias de comunicación",
    ],
    eobs: "Una lista de sus explicaciones de beneficios (EOB)",
    noEobs: "Las EOB no se incluyen. Solo el titular del plan puede verlas.",
  },
  who: "Personas",
  days: "Fechas",
  range: (from, to) => `Del ${from} al ${to}`,
  warning: {
    title: "No deje este archivo al alcance de otras personas",
    text: "Contiene información de salud. Cualquier persona que tenga el archivo puede leerlo. No lo descargue en una computadora o un teléfono que usan otras personas.",
  },
  submit: "Continuar",
  expired: "Su enlace de descarga venció. Continúe para obtener uno nuevo.",
  ready: {
    title: "Sus datos están listos para descargar",
    lead: "El enlace funciona por 10 minutos y solo en este navegador.",
    link: "Descargar mis datos (ZIP)",
    trouble:
      "Si la descarga se detiene o el archivo no se abre, no está completo. Bórrelo y use el enlace otra vez.",
    afterwards:
      "Un archivo grande puede tardar unos minutos. Deje esta página abierta hasta que termine.",
    back: "Volver a Cuenta",
  },
  busy: "Sus datos ya se están descargando. Espere a que termine y vuelva a intentarlo.",
  waiting:
    "Otras personas están descargando sus datos ahora. Su descarga comenzará sola cuando le toque. Hasta entonces, deje esta página abierta.",
  file: {
    title: "Mis datos",
    asOf: (time) => `Datos al ${time}`,
    from: (brand) => `De ${brand}`,
    days: (from, to) => `Reclamos y EOB con fecha del ${from} al ${to}.`,
    private:
      "Este archivo contiene información de salud. Cualquier persona que lo tenga puede leerla.",
    notIncluded: "No se incluye",
    contents: "Contenido",
    missing: (what) => `No se incluye: ${what}`,
    none: "No tenemos datos de este tipo.",
    lines: "Servicios",
    lastDay: "Último día con cobertura",
    noDay: "Ningún día tuvo cobertura",
    yes: "Sí",
    no: "No",
    unknown: "No se sabe",
    numbers:
      "Esta es una copia para usted, no una factura. Si un monto está en blanco, no lo tenemos o aún no está decidido.",
    why: {
      unread: (part) => `${nameLacking(part)}. No pudimos cargar estos datos.`,
      incomplete: (part) =>
        `${nameLacking(part)}. Quizás la lista que recibimos no está completa y falten algunos datos.`,
      "not-shown": (part) =>
        `${nameLacking(part)}. Solo el titular del plan puede ver estos datos.`,
    },
    tables: {
      members: "Personas",
      eligibility: "Cobertura",
      accumulators: "Deducibles y límites",
      claims: "Reclamos",
      "claim-lines": "Servicios de los reclamos",
      eobs: "Explicaciones de beneficios (EOB)",
      providers: "Proveedores",
      "primary-care": "Atención primaria",
      preferences: "Preferencias de comunicación",
    },
    statuses: {
      active: "vigente",
      future: "futura",
      termed: "terminada",
      ineligible: "sin cobertura",
    },
    categories: categoryOfCoverage,
    coverageTypes: { individual: "individual", family: "familiar" },
    answers: { yes: "sí", no: "no" },
    limitInWords: (kind, sent) => limits[kind] ?? sent,
    networkInWords: (network, sent) => networks[network] ?? sent,
    typeInWords: (type, sent) => types[type] ?? sent,
    names: {
      zip: "mis-datos",
      members: "personas",
      eligibility: "cobertura",
      accumulators: "deducibles-y-limites",
      claims: "reclamos",
      "claim-lines": "servicios-de-reclamos",
      eobs: "explicaciones-de-beneficios",
      providers: "proveedores",
      "primary-care": "atencion-primaria",
      preferences: "preferencias",
    },
    preferences: {
      emailAddress: "Dirección de correo electrónico",
      electronicEob: "EOB electrónicas",
      emailBreakingNews: "Noticias por correo electrónico",
      electronicMedicareMailing: "Materiales de Medicare por correo electrónico",
      emailPaymentReminder: "Recordatorios de pago por correo electrónico",
      emailAutopayWithdrawalReminder: "Recordatorios de pago automático por correo electrónico",
      discontinuePaperStatements: "Facturas sin papel",
      emailWhenBillReady: "Aviso por correo electrónico cuando una factura está lista",
      emailEwpNotification: "Avisos por correo electrónico de pagos en línea",
      showEwpLandingPage: "Página sobre pagos en línea",
    },
    columns: {
      address: "Dirección",
      answer: "Respuesta",
      beginDate: "Desde",
      billedCents: "Facturado",
      category: "Categoría",
      claimId: "Número de reclamo",
      code: "Código del procedimiento",
      coinsuranceCents: "Coseguro",
      contradictory: "Los montos no cuadran",
      copayCents: "Copago",
      counted: "Cuenta en los totales",
      coverageType: "Para",
      current: "Actual",
      date: "Fecha",
      dateOfBirth: "Fecha de nacimiento",
      decided: "Decidido",
      deductibleCents: "Deducible",
      deniedCents: "No permitido",
      denialCode: "Código del motivo",
      denialReason: "Motivo",
      description: "Servicio",
      discountCents: "Sobre el monto permitido",
      documentId: "Número de documento",
      effectiveDate: "Comienza",
      endDate: "Hasta",
      endReason: "Por qué terminó",
      firstName: "Nombre",
      groupId: "Número de grupo",
      groupName: "Grupo",
      lastName: "Apellido",
      limitType: "Nombre",
      line: "Línea",
      memberName: "Afiliado",
      memberSuffix: "Número en la familia",
      metCents: "Acumulado",
      name: "Nombre",
      networkTier: "Red",
      notCoveredCents: "Sin cobertura",
      oweCents: "Usted debe",
      otherPayerPaidCents: "Pagado por otros",
      paidAs: "Pagado como",
      paidDate: "Fecha de pago",
      patient: "Paciente",
      payee: "Pagado a",
      phone: "Teléfono",
      planPaidCents: "Pagado por el plan",
      preference: "Preferencia",
      provider: "Proveedor",
      providerId: "Número de proveedor",
      relationship: "Parentesco",
      remainingCents: "Restante",
      serviceDate: "Fecha del servicio",
      sex: "Sexo",
      standing: "Qué pasó después",
      status: "Estado",
      subscriber: "Titular del plan",
      subscriberId: "Número de identificación",
      surface: "Superficie del diente",
      terminationDate: "Primer día sin cobertura",
      title: "Título",
      tooth: "Diente",
      totalCents: "Total",
      type: "Tipo",
      typeOfClaims: "Tipo de reclamos",
    },
  },
};
