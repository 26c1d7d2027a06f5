import type * as en from "../../en/claims/claim.ts";
import { categoryInText } from "../benefits/category-in-text.ts";
import { listInText } from "../common/list.ts";
import { costGlossaryText } from "./cost-glossary.ts";

const { words } = costGlossaryText;

export const claimDetailText: typeof en.claimDetailText = {
  title: (type) => `Reclamo ${categoryInText[type]}`,
  pageTitle: (provider, day) =>
    day === null ? `${provider} – Reclamo` : `${provider}, ${day} – Reclamo`,

  about: {
    heading: "Sobre este reclamo",
    claimNumber: "Número de reclamo",
    patient: "Paciente",
    provider: "Proveedor",
    payee: "Pagado a",
    serviceDate: "Fecha del servicio",
    paidDate: "Fecha de pago",
    checkPayee: words.checkPayeeCents.term,
  },

  lines: {
    heading: "Servicios",
    caption: "Servicios de este reclamo y sus montos",
    number: (number) => `Línea ${number}`,
    service: "Servicio",
    status: (status) => ["Estado: ", status],
    procedureCode: (code) => `Código de procedimiento ${code}`,
    dentalCode: (code) => `Código dental ${code}`,
    dentalCategory: (category) => ["Categoría ", category],
    tooth: (tooth) => `Diente ${tooth}`,
    toothSurface: (surface) => ["Superficie ", surface],
    alternate: (name) => ["Pagado como: ", name],
    reversals: {
      "takes-back": (number) =>
        number === null ? "Anula un cargo anterior" : `Anula la línea ${number}`,
      "taken-back": (number) => (number === null ? "Anulada" : `Anulada por la línea ${number}`),
    },
    unnamed: "Servicio sin nombre",
    none: "Este reclamo no indica ningún servicio.",
    undecided: "Verá los demás montos cuando el reclamo sea definitivo.",
    total: "Total",
  },
  amounts: {
    billedCents: "Facturado",
    estimatedCents: "Precio antes de la atención",
    discountCents: words.discountCents.term,
    deniedCents: words.deniedCents.term,
    notCoveredCents: words.notCoveredCents.term,
    planPaidCents: words.planPaidCents.term,
    otherPayerPaidCents: words.otherPayerPaidCents.term,
    deductibleCents: words.deductibleCents.term,
    copayCents: words.copayCents.term,
    coinsuranceCents: words.coinsuranceCents.term,
    oweCents: words.oweCents.term,
  },

  math: {
    heading: "Cómo calculamos lo que usted debe",
    headingCredit: "Cómo calculamos su saldo a favor",
    headingOpen: "Lo que usted debe",
    minus: (amount) => `menos ${amount}`,
    plus: (amount) => `más ${amount}`,
    equals: (amount) => `es igual a ${amount}`,
    parts: "Su parte incluye",
    partsCredit: "Su saldo a favor incluye",
    partsGiven: "Montos indicados para su parte",
    noParts: "No sabemos cuánto es deducible, copago o coseguro.",
    credit: "Usted no tiene nada que pagar por este reclamo.",
    partNotCovered: "Cargos sin cobertura",
    accumulatorLinks: {
      own: {
        deductible: "Ver su deducible",
        "out-of-pocket-maximum": "Ver su máximo de gastos de bolsillo",
        "annual-limit": "Ver su límite anual",
      },
      other: {
        deductible: "Ver el deducible de esa persona",
        "out-of-pocket-maximum": "Ver el máximo de gastos de bolsillo de esa persona",
        "annual-limit": "Ver el límite anual de esa persona",
      },
    },
    unbalanced: (difference) =>
      `Los montos de este reclamo no cuadran. Hay una diferencia de ${difference}. ` +
      "Llámenos antes de pagar.",
    linesDiffer: (difference) =>
      `Los servicios de este reclamo no suman su total. Hay una diferencia de ${difference}. ` +
      "Llámenos antes de pagar.",
    lineUnbalanced: "Los montos de esta línea no cuadran.",
    unknown: "Faltan algunos montos de este reclamo. Por eso no podemos mostrar el cálculo.",
    rest: (amount) =>
      `En los montos que recibimos faltan ${amount} de esta factura. Quizás los pagó otro plan u otro programa.`,
    restOfBraces: (amount) =>
      `En los montos que recibimos faltan ${amount} de esta factura. Los planes suelen pagar los frenos en partes, así que quizás el suyo los pague después.`,
    allowedMore: (amount) =>
      `Su plan permitió ${amount} más de lo que facturó el proveedor, o pagó intereses.`,
    beyond: (amount) =>
      `Lo que se pagó y lo que usted debe suman ${amount} más que esta factura. El pago de su plan puede incluir intereses.`,
    withoutBill: (amount) =>
      `Su plan también pagó ${amount} por los que no se facturó nada, como intereses. No son parte de esta factura.`,
    interest: (amount) =>
      `Su plan también pagó ${amount} de intereses. No son parte de esta factura.`,
    paidAs:
      "Su plan pagó una línea como otro servicio. Si recibe una factura por la diferencia, llámenos antes de pagarla.",
    paidElsewhere: (amount) =>
      `De esta factura, ${amount} se descontaron o los pagó otro plan, programa o cuenta.`,
    mayBeBilled: (amount) =>
      `Quizás este proveedor no aceptó los precios de su plan. En ese caso, puede cobrarle los ${amount} que superan el monto permitido. ` +
      "En algunos casos, como una emergencia, la ley lo prohíbe. Llámenos antes de pagar.",
    overOwed: (amount) =>
      `Lo que usted debe incluye ${amount} que superan el monto permitido: quizás este proveedor no aceptó los precios de su plan. ` +
      "En algunos casos, como una emergencia, la ley lo prohíbe. Llámenos antes de pagar.",
    undecided: "Este reclamo aún no es definitivo. Cuando lo sea, verá cuánto debe y por qué.",
    estimate: "Se sabrá cuánto debe cuando su proveedor le cobre la atención a su plan.",
  },

  meanings: {
    paid: "Su plan ya procesó este reclamo.",
    "in-process": "Estamos procesando este reclamo. Los montos aún pueden cambiar.",
    forwarded:
      "Este reclamo se envió a otro plan o a otra oficina. Lo que usted debe puede cambiar. " +
      "Espere la respuesta antes de pagar.",
    pended:
      "Este reclamo está en espera hasta que tengamos más información o terminemos una revisión.",
    denied: "Su plan decidió no pagar este reclamo.",
    "denied-in-part": "Su plan no pagó todo este reclamo.",
    adjusted: "Este reclamo cambió después de procesarse por primera vez.",
    estimate: "Esto se hizo antes de la atención. Usted no debe nada por esto.",
    other: "Llámenos para preguntar por este estado.",
  },
  otherMeanings: {
    awaiting: "Su plan aún no ha pagado este reclamo.",
    refused: "Su plan no aprobó esta atención.",
    "refused-in-part": "Su plan aprobó solo una parte de esta atención.",
  },
  nextSteps: {
    heading: "Qué puede hacer",
    none: null,
    wait: "No tiene que hacer nada por ahora.",
    "wait-or-answer":
      "Si le pedimos información, envíela, por favor. Si no se la pedimos, no tiene que hacer nada.",
    answer: "Si le pedimos información, envíela, por favor.",
    "call-or-appeal":
      "Llámenos si tiene preguntas o si cree que hay un error. Puede pedir que se revise la " +
      "decisión (una apelación).",
    call: "Llámenos si tiene preguntas o si cree que hay un error.",
    compare: "Use los montos de esta página, no los que vio antes.",
    "call-with-questions": "Averiguaremos qué significa para este reclamo.",
  },

  standings: {
    heading: "Qué pasó con este reclamo",
    "takes-back": "Este reclamo anula montos de uno anterior, que quizás esté en su lista.",
    "taken-back": "Sus montos ya no cuentan. Quizás haya un reclamo más nuevo en su lista.",
    replaced: "Sus montos ya no cuentan. Busque el reclamo más nuevo en su lista.",
    "same-number": "No podemos saber cuál vale. Llámenos antes de pagar.",
    "may-change": "Otro reclamo puede cambiar lo que usted debe por este. Llámenos antes de pagar.",
  },

  denials: {
    denied: "Su plan decidió no pagar este servicio.",
    disallowed: "Su plan no aceptó este cargo, o aceptó solo una parte.",
    "not-allowed": "Su plan no permitió este cargo, o permitió solo una parte.",
    "not-covered": "Su plan no cubre este servicio, o cubre solo una parte.",
    lines: (numbers) =>
      numbers.length === 1 ? `Línea ${numbers[0]}.` : `Líneas ${listInText(numbers.map(String))}.`,
    reason: (reason) => ["Motivo: ", reason, "."],
    code: (code) => `Código ${code}.`,
    paidAs: (name) => ["Su plan lo pagó como: ", name, "."],
    noReason: "Busque el motivo en la carta o la EOB que recibió, o llámenos.",
    toPay: {
      something: "Más abajo está el monto que quizás usted deba.",
      nothing:
        "Este reclamo no muestra ningún monto que usted deba pagar. Si recibe una factura, llámenos antes de pagarla.",
    },
  },

  eob: {
    notABill: "Esto no es una factura",
  },
};

export const planWillPayText: typeof en.planWillPayText = {
  term: "El plan pagará",
  text: "Lo que su plan decidió pagar por este reclamo.",
};
