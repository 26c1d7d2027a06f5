import { expect, test } from "vitest";
import { REFUSED_ENGLISH, REFUSED_SPANISH, whyRefused } from "./refused-sayings.ts";

test.each([
  ["End this request", "Cancel this request"],
  ["Your last day to ask for a review is Monday", "Your last day covered was Monday"],
  ["You have a bill to review", "Your premium bill is in eBill"],
  ["We can't use the date in this address.", "We can't use the date in this link."],
  ["Your dental coverage ended 09/30/2026.", "Your dental coverage has ended."],
  ["The last covered day is the day before.", "Last day covered: 09/29/2026"],
  ["We weren't given a reason.", "The reason isn't shown here."],
  ["You can ask for a decision within 72 hours.", "You can ask us to decide within 72 hours."],
  ["Showing 1 to 1 of 1", "Showing 1 to 10 of 19"],
  ["We weren't told which network", "We don't know which network"],
  ["Showing the newest 1 claim", "Showing the newest 10 claims"],
  ["The name and password don't go together", "The name and password don't match"],
  ["Select it again to go on", "Select it again to continue"],
  ["The you owe amount of 1 claim", "1 claim is missing its “You owe” amount"],
  ["The plan pays your covered care in full", "The plan pays 100% of the allowed amount"],
  ["End your plan", "Cancel your plan"],
  ["Your provider will bill you", "Your provider may bill you"],
  ["It doesn't depend on us.", "The reviewer doesn't work for us."],
  ["Plan pays 10% more", "Plan pays a larger share (10 points more)"],
])("LANG-02 the English “%s” is refused, “%s” is not", (having, without) => {
  expect(whyRefused(having, REFUSED_ENGLISH)).toBeDefined();
  expect(whyRefused(without, REFUSED_ENGLISH)).toBeUndefined();
});

test.each([
  ["Terminar esta solicitud", "Cancelar esta solicitud"],
  ["5 días antes de la fecha de pago de mi factura", "la fecha límite de pago de mi factura"],
  ["El plan paga 100%", "El plan paga el 100%"],
  ["Según el reclamo de mi plan, debo $5.00", "Mi plan procesó este reclamo"],
  ["Tiene una factura por revisar", "Tiene una factura de la prima en eBill"],
  ["21 de noviembre de 2026, 12:00 PM PT", "12:00 p.m., hora del Pacífico"],
  ["Pagado el 11/06/2026", "Pagado el 6 de noviembre de 2026"],
  ["los proveedores 1 a 1 de 1", "los proveedores del 1 al 10 de 19"],
  ["Fue un error nuestro, no de usted.", "Fue un error nuestro, no suyo."],
  ["la red que indica esta dirección web", "la red que indica este enlace"],
  ["No depende de nosotros.", "Quien hace la revisión no trabaja para nosotros."],
  ["pedir una decisión en 72 horas", "pedir que decidamos en 72 horas o menos"],
  ["No nos dieron el motivo.", "El motivo no aparece aquí."],
  ["Contactar al servicio al cliente", "Comunicarse con el servicio al cliente"],
  ["Quizá pague más", "Quizás pague más"],
  ["Según este reclamo, usted no debe nada", "Este reclamo no muestra ningún monto"],
  ["El plan paga por completo la atención", "El plan paga el 100% del monto permitido"],
  ["Su proveedor le enviará una factura", "Es posible que su proveedor le envíe una factura"],
  ["El plan paga 10% más", "El plan paga una parte mayor (10 puntos más)"],
  ["Acerca de Deducible", "Acerca de: Deducible"],
  ["otras apps de salud", "otras aplicaciones de salud"],
  ["En papel, a partir del próximo", "En papel, a partir del próximo envío"],
  ["No van juntos", "No coinciden"],
  ["Buscar dentista", "Buscar un dentista"],
  ["en un radio de 25 millas", "a 25 millas o menos"],
  ["Escriba el servicio en inglés", "Los nombres aparecen en inglés"],
  ["Su cobertura dental terminó el 30 de septiembre", "Su cobertura dental terminó. El último día"],
])("LANG-02 LANG-05 the Spanish “%s” is refused, “%s” is not", (having, without) => {
  expect(whyRefused(having, REFUSED_SPANISH)).toBeDefined();
  expect(whyRefused(without, REFUSED_SPANISH)).toBeUndefined();
});
