/**
 * A service that members look for, in the words of both languages: as plans name it, and as people
 * do. `codes` are the beginnings of its dental codes.
 */
export type CommonService = {
  readonly en: readonly string[];
  readonly es: readonly string[];
  readonly codes?: readonly string[];
};

const service = (en: string, es: string, codes = ""): CommonService => ({
  en: en.split(", "),
  es: es.split(", "),
  ...(codes !== "" && { codes: codes.split(" ") }),
});

/** Common services by a code of ours. Plans have English names, so Spanish words lead to those. */
export const COMMON_SERVICES = {
  // Dental.
  cleaning: service(
    "cleaning, prophylaxis",
    "limpieza, limpieza dental, limpieza de dientes, profilaxis",
    "D111 D112",
  ),
  deepCleaning: service(
    "scaling, root planing, deep cleaning",
    "limpieza profunda, raspado",
    "D434",
  ),
  gums: service("periodontal, gum", "encía, periodoncia, enfermedad de las encías", "D4"),
  examination: service(
    "evaluation, examination, exam, checkup",
    "examen, chequeo, revisión, evaluación, examen dental, revisión dental, chequeo dental",
    "D01",
  ),
  xRay: service("x-ray, radiograph, bitewing", "radiografía, rayos X, placa", "D02 D03"),
  filling: service(
    "filling",
    "empaste, relleno, calza, tapadura, amalgama, resina, caries",
    "D21 D23",
  ),
  crown: service("crown", "corona, corona dental, funda", "D27"),
  rootCanal: service(
    "root canal, endodontic",
    "endodoncia, conducto, tratamiento de conducto, tratamiento de canal, tratamiento de nervio",
    "D33",
  ),
  extraction: service(
    "extraction, tooth removal, removal of tooth, wisdom tooth",
    "extracción, sacar un diente, sacar una muela, muela, muela del juicio, cordal",
    "D71 D72",
  ),
  denture: service(
    "denture",
    "dentadura, dentadura postiza, prótesis, prótesis dental, placa dental",
    "D51 D52",
  ),
  bridge: service("bridge", "puente, puente dental", "D62 D67"),
  implant: service("implant", "implante, implante dental", "D60"),
  braces: service(
    "braces, orthodontic, orthodontia, aligners",
    "frenos, frenillos, brackets, ortodoncia, alineadores",
    "D8",
  ),
  fluoride: service("fluoride", "flúor, fluoruro", "D120"),
  sealant: service("sealant", "sellador, sellante", "D135"),
  spaceMaintainer: service("space maintainer", "mantenedor de espacio", "D15"),
  sedation: service("sedation, anesthesia", "sedación, anestesia", "D92"),
  pain: service("pain", "dolor, dolor de muelas, dolor de dientes", "D911"),
  // Medical.
  mri: service("MRI, magnetic resonance", "resonancia, resonancia magnética"),
  ct: service("CT, computed tomography", "tomografía, tomografía computarizada, TAC"),
  ultrasound: service("ultrasound, sonogram", "ultrasonido, ecografía, sonografía"),
  mammogram: service("mammogram, mammography", "mamografía"),
  colonoscopy: service("colonoscopy", "colonoscopia"),
  laboratory: service(
    "laboratory, lab, blood test",
    "laboratorio, análisis, sangre, prueba de sangre, examen de sangre, análisis de sangre",
  ),
  visit: service(
    "visit",
    "consulta, consulta médica, cita, cita médica, visita, visita al médico, médico, doctor, doctora",
  ),
  specialist: service("specialist", "especialista"),
  preventive: service(
    "preventive, checkup, physical exam",
    "preventivo, preventiva, chequeo, chequeo médico, examen físico",
  ),
  vaccine: service("vaccine, immunization, shot", "vacuna, vacunación, inmunización"),
  virtual: service(
    "virtual, telehealth, video visit",
    "telesalud, telemedicina, consulta virtual, videollamada",
  ),
  emergency: service(
    "emergency, urgent",
    "emergencia, sala de emergencias, urgencia, atención de urgencia",
  ),
  ambulance: service("ambulance", "ambulancia"),
  hospital: service("hospital", "hospitalización, internación"),
  surgery: service("surgery, surgical", "cirugía, operación"),
  physicalTherapy: service(
    "physical therapy, rehabilitation",
    "terapia física, fisioterapia, rehabilitación",
  ),
  mentalHealth: service(
    "counseling, psychotherapy, mental health, behavioral health",
    "salud mental, terapia, psicoterapia, psicología, psicólogo, psicóloga, consejería",
  ),
  maternity: service(
    "pregnancy, birth, maternity, prenatal",
    "embarazo, parto, maternidad, atención prenatal",
  ),
  acupuncture: service("acupuncture", "acupuntura"),
  chiropractic: service("chiropractic", "quiropráctico, quiropráctica, quiropraxia"),
  hearingAid: service("hearing aid", "audífono, aparato auditivo"),
  homeCare: service("home health", "atención en el hogar, cuidado en casa"),
  equipment: service("equipment", "equipo médico"),
  dialysis: service("dialysis", "diálisis"),
  allergy: service("allergy", "alergia"),
  // Vision.
  eyeExam: service("eye exam, vision exam", "examen de la vista, examen de los ojos"),
  glasses: service("glasses, lenses, frames", "lentes, anteojos, gafas, armazón"),
  contactLenses: service("contact lenses", "lentes de contacto"),
  // Pharmacy.
  medicine: service("drug, medicine, prescription", "medicina, medicamento, receta, receta médica"),
  generic: service("generic", "genérico, genérica"),
  brandName: service("brand", "medicamento de marca, de marca"),
  insulin: service("insulin", "insulina"),
  birthControl: service("birth control, contraceptive", "anticonceptivo, pastilla anticonceptiva"),
} satisfies Record<string, CommonService>;
