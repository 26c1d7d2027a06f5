import type * as en from "../../en/claims/appeal.ts";
import { listInText } from "../common/list.ts";
import { locale } from "../common/locale.ts";
import { showUnit } from "../common/units.ts";

const number = new Intl.NumberFormat(locale);
const weekdays = new Intl.DateTimeFormat(locale, {
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** "lunes 2 de marzo de 2026", which stands after "el" without the comma that Intl writes. */
const inFull = (day: string) => weekdays.format(new Date(day)).replace(",", "");

export const appealText: typeof en.appealText = {
  title: "Qué puede hacer",
  pageTitle: (provider, day) =>
    day === null ? `Qué puede hacer: ${provider}` : `Qué puede hacer: ${provider}, ${day}`,
  lead: "Vea la decisión, qué revisar primero y cómo pedir una revisión.",

  denied: {
    heading: "Qué no pagó su plan",
    headingBeforeCare: "Qué no aprobó su plan",
    caption: "Servicios que su plan no pagó por completo, y sus montos",
    columns: {
      service: "Servicio",
      billed: "Facturado",
      notPaid: "No pagado",
      owe: "Usted debe",
    },
    unnamed: "Servicio sin nombre",
    noLines: "Este reclamo no indica ningún servicio.",
    unknownLines: "Este reclamo no dice qué servicios se denegaron.",
    reason: (reason) => ["Motivo: ", reason, "."],
    code: (code) => `Código: ${code}.`,
    meaning: (meaning) => ["En palabras sencillas: ", meaning],
    helps: (helps) => ["Lo que suele ayudar: ", helps],
    noReason: "Busque el motivo en la carta o la EOB que recibió, o llámenos.",
    lines: (numbers) =>
      numbers.length === 1 ? `Línea ${numbers[0]}` : `Líneas ${listInText(numbers.map(String))}`,
    line: (line) => `Línea ${line}`,
  },

  check: {
    heading: "Revise esto primero",
    pending: {
      title: "Este reclamo aún no es definitivo",
      text: "La decisión aún puede cambiar. Esperar el resultado no alarga su fecha límite.",
    },
    adjusted: {
      title: "Quizás haya una versión más nueva de este reclamo",
      text: "Tiene la misma fecha, el mismo proveedor y el mismo monto. Véala antes de hacer otra cosa.",
      link: "Ver el reclamo más nuevo",
    },
    unread: {
      title: "No pudimos buscar una versión más nueva de este reclamo",
      text: "No se cargaron todos sus otros reclamos. Revise su lista de reclamos antes de enviar una apelación.",
    },
    nothingOwed: {
      title: "Este reclamo no muestra ningún monto que usted deba pagar",
      text: "Si su proveedor le envía una factura de todos modos, llámenos antes de pagar.",
    },
    eob: {
      title: "Su EOB explica la decisión",
      text: "Quizás diga más que esta página sobre el motivo.",
      open: "Ver EOB",
    },
  },

  deadline: {
    heading: "Hasta cuándo puede actuar",
    field: "Día en que llegó el aviso",
    hint: "La carta o la EOB que le informó sobre la decisión",
    hintOfMedicare:
      "La carta o la EOB que le informó sobre la decisión. ¿No sabe el día? Medicare cuenta 5 días desde la fecha que aparece allí.",
    submit: "Ver mi fecha límite",
    faults: {
      invalid: "Escriba una fecha que exista, como MM/DD/AAAA",
      future: "El día no puede ser posterior a hoy",
      early: (service) => `Elija el día del servicio (${service}) o uno posterior`,
    },
    period: (days) => `Usted tiene ${showUnit(days, "day")} desde el día en que recibió el aviso.`,
    enter: "Escriba ese día para ver su fecha límite.",
    unknown:
      "El aviso que recibió sobre este reclamo dice cuánto tiempo tiene. Si no lo encuentra, llámenos.",
    last: (day, left) => {
      if (left === 0)
        return `Su fecha límite para pedir una revisión es hoy, ${inFull(day)}. Asegúrese de que su solicitud llegue a más tardar ese día.`;
      return left === 1
        ? `Su fecha límite para pedir una revisión es el ${inFull(day)}. Le queda ${showUnit(left, "day")}. Asegúrese de que su solicitud llegue a más tardar ese día.`
        : `Su fecha límite para pedir una revisión es el ${inFull(day)}. Le quedan ${showUnit(left, "day")}. Asegúrese de que su solicitud llegue a más tardar ese día.`;
    },
    sooner: "Si su aviso indica otra fecha límite, llámenos para saber cuál cuenta.",
    over: (day) => `Su fecha límite para pedir una revisión fue el ${inFull(day)}.`,
    overText:
      "Aún puede llamarnos. Díganos si algo se lo impidió, como una enfermedad. Pregunte si aun así puede haber una revisión.",
  },

  rights: {
    heading: "Sus derechos",
    internal: {
      title: "Pídanos que revisemos la decisión (una apelación)",
      text: "No cuesta nada. La revisa alguien que no tomó la primera decisión. Envíe una carta y agregue los documentos que le dé su proveedor.",
    },
    faster: {
      title: "Pida una revisión más rápida",
      text: "Si aún necesita esta atención y esperar puede dañar su salud, usted o su médico pueden pedir que decidamos en 72 horas o menos.",
      call: (phone) => `Para una revisión más rápida, llame al ${phone}.`,
    },
    external: {
      title: "Pida una revisión externa (de alguien ajeno al plan)",
      months: (months) =>
        months === 1
          ? "Si la respuesta sigue siendo no, puede pedirla en el mes siguiente. Quien hace la revisión no trabaja para el plan."
          : `Si la respuesta sigue siendo no, puede pedirla en los ${months} meses siguientes. Quien hace la revisión no trabaja para el plan.`,
      automatic:
        "Si la respuesta sigue siendo no, alguien ajeno al plan revisa su caso. Usted no tiene que pedirlo.",
      unknown: "Si la respuesta sigue siendo no, allí se dice cómo pedirla.",
    },
    copies: {
      title: "Pida copias gratis",
      text: "Puede recibir copias de todo lo que usamos para decidir sobre este reclamo.",
    },
    helpers: { title: "Quién más puede ayudarle" },
    ask: {
      title: "Pregúntenos",
      text: "Llámenos o escríbanos, y le diremos:",
      "plan-terms": "en qué parte de su plan se basa la decisión",
      diagnosis: "los códigos del diagnóstico y del tratamiento, y qué significan",
      rule: "las reglas o guías en que se basa la decisión",
      "clinical-judgment": "los motivos médicos, si la decisión fue por necesidad médica",
      "missing-information": "qué información falta y por qué se necesita",
      "internal-appeal": "cómo pedir una revisión y hasta cuándo",
      "faster-review": "si puede haber una revisión más rápida",
      "external-review": "si alguien ajeno al plan puede revisar la decisión",
      court: "si puede llevar el caso a un tribunal",
      "free-copies": "cómo pedir copias de aquello en que se basa la decisión",
      "language-help": "qué ayuda hay en su idioma",
    },
  },

  letter: {
    heading: "Escriba una carta",
    intro:
      "Llene estos datos y haremos una carta que usted puede imprimir y firmar. No la guardamos ni la enviamos.",
    spanish: "Puede escribir su carta en español.",
    staff: "Solo la persona afiliada puede hacer esta carta.",
    name: "Su nombre",
    memberId: "Número de identificación",
    address: "Su dirección",
    why: "Por qué el plan debe pagar",
    whyHint: (longest) =>
      `Con sus propias palabras, hasta ${number.format(longest)} caracteres. Deje el espacio vacío si quiere escribir a mano.`,
    tooLong: (longest) => `Use ${number.format(longest)} caracteres o menos`,
    tooManyLines: (most) => `Use ${most} líneas o menos`,
    submit: "Hacer mi carta",
    change: "Cambiar la carta",
    ready: "Su carta de apelación está lista",
    readyText: "Imprímala, fírmela y guarde una copia.",
    printHint: "Para imprimirla o guardarla como PDF, use la opción Imprimir de su navegador.",
    subject: "Solicitud de revisión de una decisión (apelación)",
    facts: {
      member: "Persona afiliada",
      memberId: "Número de identificación",
      patient: "Paciente",
      claim: "Número de reclamo",
      day: "Fecha del servicio",
      provider: "Proveedor",
    },
    greeting: "A quien corresponda:",
    ask: "Les pido que revisen su decisión de no pagar estos servicios:",
    askBeforeCare: "Les pido que revisen su decisión de no aprobar estos servicios:",
    askWithout: "Les pido que revisen su decisión sobre este reclamo.",
    service: (service, billed, notPaid) => [
      service,
      billed === null
        ? ""
        : notPaid === null
          ? `. Facturado: ${billed}.`
          : `. Facturado: ${billed}. No pagado: ${notPaid}.`,
    ],
    reasonGiven: (reason) => ["El motivo que me dieron es este: ", reason],
    because: "Creo que el plan debe pagar por lo siguiente:",
    copies:
      "Les pido también que me envíen gratis copias de los documentos y las reglas que usaron para decidir.",
    signature: "Firma",
    date: "Fecha",
    enclose: {
      heading: "Qué enviar con la carta",
      items: [
        "una copia del aviso o de la EOB de este reclamo",
        "una carta o registros de su proveedor que expliquen por qué usted necesitaba la atención",
      ],
    },
    send: {
      heading: "Adónde enviarla",
      mail: "Por correo postal",
      fax: (fax) => `Por fax: ${fax}`,
      unknown: "La dirección está en el aviso que recibió sobre este reclamo.",
    },
  },
};
