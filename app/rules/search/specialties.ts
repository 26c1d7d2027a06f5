import { isTerm, tellingWords } from "./words.ts";

/** Specialties as directories name them, with the words that people have for them in both languages. */
const SPECIALTIES: Readonly<Record<string, string>> = {
  Pediatrics: "pediatrician, pediatría, pediatra, médico de niños, doctor de niños",
  "Family medicine":
    "family doctor, family physician, medicina familiar, médico de familia, médico familiar, doctor de familia",
  "Internal medicine": "internist, medicina interna, internista",
  "General practice": "general practitioner, medicina general, médico general",
  Geriatrics: "geriatrician, geriatría, geriatra",
  Gynecology: "gynecologist, ginecología, ginecólogo, ginecóloga",
  Obstetrics: "obstetrician, obstetricia, obstetra",
  Cardiology: "cardiologist, cardiología, cardiólogo, cardióloga",
  Dermatology: "dermatologist, dermatología, dermatólogo, dermatóloga",
  Neurology: "neurologist, neurología, neurólogo, neuróloga",
  Oncology: "oncologist, oncología, oncólogo, oncóloga",
  Urology: "urologist, urología, urólogo, uróloga",
  Orthopedics: "orthopedist, ortopedia, ortopedista, traumatología",
  Ophthalmology: "ophthalmologist, oftalmología, oftalmólogo, oftalmóloga",
  Optometry: "optometrist, optometría, optometrista",
  Psychiatry: "psychiatrist, psiquiatría, psiquiatra",
  Psychology: "psychologist, psicología, psicólogo, psicóloga",
  Podiatry: "podiatrist, podología, podólogo, podóloga",
  "Physical therapy": "physical therapist, terapia física, fisioterapia, fisioterapeuta",
  "Nurse practitioner": "enfermera practicante, enfermero practicante",
  Dentistry: "odontología, odontólogo, odontóloga",
  "General dentistry": "general dentist, odontología general, dentista general",
  "Pediatric dentistry":
    "pediatric dentist, odontopediatría, odontopediatra, odontología pediátrica, dentista pediátrico, dentista de niños",
  Orthodontics: "orthodontist, ortodoncia, ortodoncista",
  Endodontics: "endodontist, endodoncia, endodoncista",
  Periodontics: "periodontist, periodoncia, periodoncista",
  Prosthodontics: "prosthodontist, prostodoncia, prostodoncista",
  "Oral surgery": "oral surgeon, cirugía oral, cirujano oral, cirujana oral",
};

const names = Object.entries(SPECIALTIES).flatMap(([specialty, said]) =>
  said.split(", ").map((words) => ({ specialty, words: tellingWords(words) })),
);

/**
 * What a directory is asked for: a specialty by the directory's name where the whole text is another
 * name of it, else the text. A part of a text is left alone, for it may be a practice's name.
 */
export function directoryWords(text: string): string {
  const typed = tellingWords(text);
  const found = names.find(
    ({ words }) =>
      words.length === typed.length &&
      words.every((word, place) => isTerm(typed[place] ?? "", word)),
  );
  return found?.specialty ?? text;
}
