import type * as en from "../../en/claims/bill.ts";
import { twinText } from "./twin.ts";
import { listInText } from "../common/list.ts";
import { locale } from "../common/locale.ts";

const number = new Intl.NumberFormat(locale);

export const billText: typeof en.billText = {
  title: "Revisar la factura de un proveedor",
  pageTitle: {
    form: "Revisar la factura de un proveedor",
    of: (verdict, visit) => `${verdict} (${visit})`,
  },
  lead: "Vea si la factura de un proveedor coincide con lo que decidió su plan.",
  form: {
    heading: "Su factura",
    again: "Revisar otra factura",
    provider: "Proveedor",
    providerHint: "Como aparece en la factura",
    providerTooLong: (longest) => `Use ${number.format(longest)} caracteres o menos`,
    day: "Fecha del servicio",
    dayPattern: "Escriba una fecha que exista, como MM/DD/AAAA",
    dayInFuture: "La fecha no puede ser posterior a hoy",
    dayTooEarly: (earliest) => `Podemos revisar facturas a partir del ${earliest}`,
    amount: "Monto de la factura",
    amountHint: "Por ejemplo, $312.40",
    amountPattern: "Escriba el monto en dólares y centavos, como 312.40",
    submit: "Revisar esta factura",
    staff: "Solo la persona afiliada puede revisar una factura.",
    lost: "Esa factura ya no está aquí. Vuelva a escribir sus datos.",
    reach: "Buscamos en los reclamos de los últimos 2 años.",
  },

  result: {
    member: "la persona afiliada",
    heading: "Qué encontramos",
    bill: (amount, provider, day) => `Su factura es de ${amount}: ${provider}, ${day}.`,
    visit: (name, day) => `el reclamo de ${name} del ${day}`,
    span: (name, from, to) => `el reclamo de ${name} del ${from} al ${to}`,
    together: (name, day) => `los reclamos de ${name} del ${day}`,
    compared: (visit) => `La comparamos con ${visit}.`,
    ofDays: (days, day, share, all) =>
      `Este reclamo tiene servicios de ${days} días. Por el ${day} usted debe ${share}; por todos, ${all}.`,
    severalDays: (days, first, last) =>
      `Este reclamo tiene servicios de ${days} días, del ${first} al ${last}. Una factura puede ser de uno de ellos.`,
    noneOn: (days, first, last, day) =>
      `Este reclamo tiene servicios de ${days} días, del ${first} al ${last}, y ninguno del ${day}.`,
    denial: {
      denied: "Su plan denegó todo esto o una parte, y usted puede apelar.",
      "not-allowed": "Su plan no permitió esto, o permitió solo una parte, y usted puede apelar.",
      "not-covered": "Su plan no cubre esto, o cubre solo una parte, y usted puede apelar.",
      twin: twinText.title,
    },
    claim: {
      claim: (owe) => `Según su plan, usted debe ${owe} por este reclamo.`,
      day: (owe) => `Según su plan, usted debe ${owe} por ese día.`,
      days: (owe) => `Según su plan, usted debe ${owe} por esos días.`,
      visit: (owe) => `Según su plan, usted debe ${owe} por estos reclamos.`,
    },
    title: {
      equal: "Esta factura coincide con lo que usted debe",
      denied: "No pague todavía: su plan denegó todo esto o una parte, y usted puede apelar",
      "not-allowed": "Su plan no permitió esto, o permitió solo una parte",
      "not-covered": "Su plan no cubre esto, o cubre solo una parte",
      "over-allowed": "Llámenos antes de pagar esta factura",
      "denied-other": "Su plan denegó todo o una parte de esto",
      undiscounted: "Todavía no pague esta factura",
      "paid-to-member": "Su plan no le pagó al proveedor",
      above: (difference) =>
        `Esta factura cobra ${difference} más de lo que usted debe según su plan`,
      below: (difference) => `Esta factura cobra ${difference} menos de lo que usted debe`,
      pending: "Espere a que su reclamo sea definitivo",
      unclear: "No podemos revisar esta factura",
      "unknown-status": "No podemos revisar esta factura",
      over: "El reclamo de esta factura ya no vale",
      replaced: "El reclamo de esta factura ya no vale",
      shared: "No podemos saber qué reclamo vale",
      "may-change": "No podemos saber cuánto debe ahora",
      several: "¿De qué es esta factura?",
      none: "No encontramos ningún reclamo para esta factura",
      missing: "No pudimos buscar en todos los reclamos",
      uncompared: "Hay reclamos que no pudimos comparar",
    },
    text: {
      equal: "El monto es exactamente su parte.",
      denied:
        "Quizás cobra lo que su plan denegó. Si su plan cambia su decisión, quizás usted deba menos.",
      "not-allowed":
        "Quizás esta factura incluye cargos que su plan no permitió. Si cree que debe permitirlos, puede apelar.",
      "not-covered":
        "Quizás esta factura incluye cobros que su plan no cubre. Si cree que debe cubrirlos, puede apelar.",
      "over-allowed":
        "Cobra lo que usted debe, pero una parte supera el monto permitido por su plan. En algunos " +
        "casos, como una emergencia, la ley lo prohíbe.",
      "denied-other": "Esta factura cobra su parte, como un copago o un deducible.",
      undiscounted: "Cobra el precio completo. Pida una factura con los montos de su plan.",
      "paid-to-member": (planPaid, payee, both) =>
        `Su plan envió su pago, ${planPaid}, a ${payee}. Es posible que el proveedor ` +
        `le cobre ese pago y su parte: ${both} en total. Si la factura cobra más, llámenos antes de pagar.`,
      above: "Antes de pagar, pregúntele al proveedor de qué es el resto.",
      "out-of-network":
        "Fuera de la red, un proveedor puede cobrarle más de lo que su plan permite. En " +
        "algunos casos, como una emergencia, la ley lo prohíbe. Llámenos antes de pagar.",
      "paid-as":
        "Su plan pagó este reclamo como otro servicio. No sabemos si el proveedor puede cobrarle " +
        "la diferencia. Llámenos antes de pagar.",
      below: "Quizás ya se contó un pago que usted hizo antes.",
      pending: "Este reclamo no es definitivo. Lo que usted debe puede cambiar.",
      unclear:
        "En este reclamo faltan montos, los montos no cuadran o usted tiene un saldo a favor. Llámenos antes de pagar.",
      "unknown-status":
        "No sabemos qué significa el estado de este reclamo. Quizás no sea definitivo. Llámenos antes de pagar.",
      over: "Se anuló o se reemplazó, y no encontramos uno más nuevo. Llámenos antes de pagar.",
      replaced:
        "Lo reemplazó un reclamo más nuevo. Búsquelo en su lista o llámenos antes de pagar.",
      shared: "Otro reclamo tiene el mismo número y otros montos. Llámenos antes de pagar.",
      "may-change":
        "Otro reclamo puede cambiar lo que usted debe por este. Llámenos antes de pagar.",
      several: "Todos son del mismo proveedor. La fecha es la de su factura o una cercana.",
      none: "Pregúntele al proveedor si le facturó a su plan. Si recibió atención en más de un día, revise la fecha. Si fue una hospitalización, escriba el primer día.",
      missing:
        "Por eso no sabemos si su plan tiene un reclamo para esta factura. Vuelva a intentarlo en unos minutos.",
      uncompared:
        "Por eso no sabemos si su plan tiene un reclamo para esta factura. Llámenos o revise sus reclamos.",
    },
    filing: (days) =>
      `Por lo general, los proveedores tienen ${number.format(days)} días después del servicio para facturarle a su plan.`,
    unread: (lists) => `No pudimos cargar ${listInText(lists)}.`,
    uncompared: (lists) =>
      `No pudimos comparar todos ${listInText(lists)}: quizás la lista no está completa, o un reclamo no tiene fecha o proveedor.`,
    unreadList: {
      medical: (name) => `los reclamos médicos de ${name}`,
      dental: (name) => `los reclamos dentales de ${name}`,
      vision: (name) => `los reclamos de la vista de ${name}`,
    },
    choose: (billed) => `facturado: ${billed}`,
    chooseOwed: (billed, owe) => `facturado: ${billed}, usted debe ${owe}`,
    chooseUnknown: "monto facturado no disponible",
    chooseSame: (words, place) => `${words} (reclamo ${place} de los iguales)`,
    chooseVisit: (count) => `${count} de estos, en una factura`,
    chooseDay: (day) => `Solo el ${day}`,
    chooseSomeDays: (days, all) => `${days} de los ${all} días de este reclamo`,
    chooseDays: (days) => `Los ${days} días de este reclamo`,
    asOne: (count) => `Contamos juntos ${count} reclamos de ese día.`,
    details: "Ver este reclamo",
    bars: {
      bill: "La factura",
      owe: "Usted debe",
      open: "Más de lo que dice su plan",
    },
    math: {
      heading: "Su reclamo",
      billed: "Facturado",
      planPaid: "Pagado por el plan",
      owe: "Usted debe",
    },
    say: {
      heading: "Qué decir por teléfono",
      equal: "Si tiene preguntas sobre el cobro, pida una factura detallada.",
      denied:
        "“Mi plan denegó todo esto o una parte, y es posible que pida una revisión. ¿Pueden esperar con esta factura hasta que se decida?”",
      undiscounted: (owe) =>
        `“Mi plan dice que debo ${owe}. Por favor, envíeme una factura con los montos de mi plan.”`,
      above: (owe, difference) =>
        `“Mi plan dice que debo ${owe}. ¿Por qué me cobran ${difference} más?”`,
      below: "“¿Esta factura cuenta un pago que hice antes? ¿Cuánto falta por pagar?”",
      none: "“¿Le facturaron esto a mi plan? Si no, háganlo, por favor. Y esperen la respuesta del plan antes de cobrarme.”",
    },
  },
};
