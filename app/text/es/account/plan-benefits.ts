import type * as en from "../../en/account/plan-benefits.ts";
import { categoryOfCoverage, type Category } from "../benefits/category-in-text.ts";
import { showUnit } from "../common/units.ts";
import { listInText } from "../common/list.ts";

/** After "cobertura": "médica, dental y de farmacia". */
const inText = (categories: readonly Category[]) =>
  listInText(categories.map((category) => categoryOfCoverage[category]));

const links: Readonly<Record<Category, string>> = {
  medical: "Beneficios médicos",
  dental: "Beneficios dentales",
  vision: "Beneficios de la vista",
  pharmacy: "Beneficios de farmacia",
};

export const planBenefitsText: typeof en.planBenefitsText = {
  title: "Beneficios del plan",
  intro: "Sus planes, sus fechas y lo que puede cambiar.",
  unavailable: "En este momento no podemos mostrar la inscripción abierta ni los cambios de plan",

  plans: {
    heading: "Sus planes",
    none: "En este momento no tiene un plan.",
    noneText: "Los planes que tuvo están en la lista de abajo.",
    never: "No tenemos registrado ningún plan para usted.",
    link: (category) => links[category],
    past: "Planes anteriores",
    upcoming: "Próximo",
    categoryLabel: "Cobertura",
    members: "Afiliados",
    planId: "ID del plan",
    insuranceType: "Tipo de seguro",
    effective: "Comienza",
    lastDay: "Último día con cobertura",
    unknown: "No disponible",
    noTermination: "Sin fecha final",
    noDay: "Ningún día con cobertura",
  },

  years: {
    current: "Año actual del plan",
    upcoming: "Próximo año del plan",
  },

  enrollment: {
    heading: "Inscripción abierta",
    before: (opens, days) =>
      days === 1
        ? `La inscripción abierta aún no comienza. Falta 1 día: comienza el ${opens}.`
        : `La inscripción abierta aún no comienza. Faltan ${showUnit(days, "day")}: comienza el ${opens}.`,
    open: (closes, days) =>
      days === 1
        ? `Abierta hasta el ${closes} (queda 1 día).`
        : `Abierta hasta el ${closes} (quedan ${showUnit(days, "day")}).`,
    "last-day": (closes) => `Hoy, ${closes}, es el último día de la inscripción abierta.`,
    over: (closes) => `La inscripción abierta terminó el ${closes}.`,
    since: (opens) =>
      `La inscripción abierta comenzó el ${opens}. No tenemos la fecha del último día.`,
    until: (closes) => `El último día de la inscripción abierta es el ${closes}.`,
    unknown: "Las fechas de la inscripción abierta no están disponibles.",
    points: {
      opens: "Comienza",
      today: "Hoy",
      closes: "Último día",
      starts: "Comienza la cobertura renovada",
    },
    pointToday: {
      opens: "Comienza (hoy)",
      today: "Hoy",
      closes: "Último día (hoy)",
      starts: "Comienza la cobertura renovada (hoy)",
    },
    timeline: "Fechas de la inscripción abierta",
  },

  renew: {
    heading: "Renovar",
    starts: (planYear, on) =>
      planYear === null
        ? `Si renueva, su nueva cobertura comienza el ${on}.`
        : `Si renueva, su cobertura de ${planYear} comienza el ${on}.`,
    unknown: "No tenemos la fecha en que comenzaría su cobertura renovada.",
    how: "Para renovar, llámenos.",
  },

  change: {
    heading: "Cambiar",
    text: "Compare los planes antes de elegir. Estos sitios se abren en una pestaña nueva.",
    shop: "Buscar planes",
    exchange: "Mercado de seguros médicos",
    none: "Para cambiar su plan, llámenos.",
  },

  end: {
    heading: "Cancelar su plan",
    text: (on) =>
      on === null
        ? "Aquí puede cancelar su cobertura. Nada termina hasta que lo confirme en la página siguiente."
        : `Si cancela la cobertura, el último día con cobertura es el ${on}. Nada termina hasta que lo confirme en la página siguiente.`,
    legend: "¿Qué quiere cancelar?",
    option: (categories) => `La cobertura ${inText(categories)}`,
    continue: "Continuar",
    subscriberOnly: "Solo el titular del plan puede cambiar o cancelar este plan.",
    none: "Aquí no puede cancelar este plan. Llámenos si quiere cancelarlo.",
    choose: "Elija lo que quiere cancelar",
    gone: "Esta opción no está disponible. Elija una de la lista.",
  },

  ending: {
    label: "Lo que termina",
    title: (categories, on, over) => {
      if (on === null) return `Su cobertura ${inText(categories)} va a terminar`;
      return over
        ? `El último día con cobertura ${inText(categories)} fue el ${on}`
        : `El último día con cobertura ${inText(categories)} es el ${on}`;
    },
    text: (isOver) => {
      if (isOver === null)
        return "Ya se pidió la cancelación de este plan. No puede cancelarlo otra vez aquí.";
      return isOver
        ? "Este plan se canceló. No puede cancelarlo otra vez aquí."
        : "Ya se pidió la cancelación de este plan. Sigue vigente hasta esa fecha. No puede cancelarlo otra vez aquí.";
    },
    help: "Si no pidió esto o cambió de opinión, llámenos.",
    other: "Hay un cambio en curso para este plan",
    otherText: "Aquí no podemos mostrar qué cambio es. Llámenos para saberlo.",
  },

  confirm: {
    title: "Confirmar la cancelación",
    heading: (categories) =>
      categories === null
        ? "¿Cancelar este plan?"
        : `¿Cancelar la cobertura ${inText(categories)}?`,
    chosen: "Usted eligió",
    lastDay: "Último día con cobertura",
    lastDayUnknown: "No disponible. Llámenos antes de confirmar.",
    ends: (on) =>
      `El último día con cobertura es el ${on}. Esta cobertura no paga la atención que reciba después de ese día.`,
    who: "Quién pierde la cobertura",
    loses: (categories) => (categories.length === 0 ? "" : `Cobertura ${inText(categories)}`),
    nobody: "Nadie en su plan tiene esta cobertura ahora.",
    unknown: "No podemos mostrar a quién afecta esto. Llámenos antes de confirmar.",
    others: "El resto de su cobertura continúa.",
    undo: "No puede deshacer esto en el sitio web.",
    changed:
      "Esto cambió después de que usted abrió esta página. Revíselo antes de cancelar la cobertura.",
    changedTo: "Lo que cancelaría ahora",
    submit: "Cancelar cobertura",
    keep: "Conservar mi plan",
  },

  trouble: {
    unsaved: "Su plan no se canceló. Vuelva a intentarlo.",
    unknown:
      "Aún no sabemos si su plan se canceló. Vea esta página otra vez en un minuto, o llámenos, antes de volver a intentarlo.",
    closed:
      "Ahora este plan no se puede cancelar en línea. No cambió nada. Llámenos y le ayudaremos.",
  },
};
