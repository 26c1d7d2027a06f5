import type * as en from "../../en/care/referrals.ts";
import { countRows } from "../lists/filters.ts";
import { locale } from "../common/locale.ts";

const number = new Intl.NumberFormat(locale);

export const referralsText: typeof en.referralsText = {
  title: "Referidos",
  current: "Referidos vigentes",
  all: "Todos los referidos",
  benefits: "Beneficios",
  intro:
    "Solicitudes de su médico para que usted consulte a otros proveedores. Revise las fechas y las consultas antes de hacer una cita.",
  priorAuthorization: "Qué necesita autorización previa",

  filters: {
    heading: "Filtrar referidos",
    everyone: "Toda la familia",
    status: "Estado",
    anyStatus: "Cualquier estado",
    provider: "Referido a",
    anyProvider: "Cualquier proveedor",
    expired: "Incluir referidos vencidos",
    apply: "Mostrar referidos",
  },
  withExpired: "Con vencidos",
  expiredHidden: "Los referidos vencidos no se muestran.",
  showExpired: "Mostrarlos",

  count: countRows({
    one: "Se muestra 1 referido",
    all: (total) => `Se muestran los ${total} referidos`,
    some: (first, last, total) => `Se muestran los referidos del ${first} al ${last} de ${total}`,
  }),
  invalidFilter: {
    date: "Corrija la fecha de arriba para ver sus referidos.",
    filter: "Corrija el filtro de arriba para ver sus referidos.",
  },
  pages: "Páginas de sus referidos",
  table: {
    to: "Referido a",
    member: "Afiliado",
    care: "Atención",
    dates: "Fechas",
    visits: "Consultas",
    status: "Estado",
  },
  providerUnknown: "Falta el proveedor",
  serviceUnknown: "Falta el tipo de atención",
  by: (name) => `Lo pidió ${name}`,
  number: (id) => `Referido ${id}`,
  dates: {
    both: (from, to) => ["Del ", from, "\u00a0al ", to],
    from: (day) => ["A partir del ", day],
    through: (day) => ["Hasta el ", day],
    issued: (day) => ["Se emitió el ", day],
    unknown: "Aún sin fechas",
    later: "Aún no comienza",
    endsIn: (days) =>
      days === 0 ? "Hoy es el último día" : days === 1 ? "Queda 1 día" : `Quedan ${days} días`,
  },
  visits: {
    none: "Sin consultas aprobadas",
    some: (used, allowed) =>
      allowed === 1
        ? `Usó ${number.format(used)} de 1 consulta`
        : `Usó ${number.format(used)} de ${number.format(allowed)} consultas`,
    all: (allowed) =>
      allowed === 1 ? "Ya usó la única consulta" : `Ya usó las ${number.format(allowed)} consultas`,
    allowed: (allowed) =>
      allowed === 1 ? "1 consulta permitida" : `${number.format(allowed)} consultas permitidas`,
    used: (used) => (used === 1 ? "1 consulta usada" : `${number.format(used)} consultas usadas`),
  },
  expired: "Vencido",
  statuses: {
    approved: "Aprobado",
    authorized: "Autorizado",
    active: "Activo",
    pending: "En revisión",
    inProcess: "En proceso",
    received: "Recibido",
    denied: "Denegado",
    notApproved: "No aprobado",
    canceled: "Cancelado",
    closed: "Cerrado",
    withdrawn: "Retirado",
    void: "Anulado",
  },
  statusUnknown: "Estado no disponible",

  none: {
    title: "No hay referidos",
    text: "No tenemos referidos registrados. Si espera uno, pregunte al médico que lo pidió.",
  },
  noneCurrent: {
    title: "No hay referidos vigentes",
    text: "Si espera uno, pregunte al médico que lo pidió.",
  },
  noneMatch: {
    title: "No hay referidos con estos filtros",
    text: "Pruebe con otros filtros.",
  },
};
