import type { z } from "zod";
import type { programContent } from "#server/gateway/calls/care/programs.ts";

type Entry = z.input<typeof programContent>;

const paper = (title: string, file: string) => ({
  title,
  url: `https://documents.example.test/programs/${file}.pdf`,
});

/**
 * The content system's texts about programs; some have an entry, some an incomplete one, some none.
 */
const ofPrograms: readonly Entry[] = [
  {
    id: 13,
    name: "Call a nurse",
    description:
      "<p>A registered nurse answers at any hour, also on holidays. Ask about a fever, a rash, a " +
      "medicine, or where to go for care.</p><p><strong>In an emergency call 911.</strong></p>",
    phoneNumber: "503-555-0161",
    documents: [],
  },
  {
    id: 17,
    name: "Hearing rider",
    description:
      "<p>Your plan pays for one hearing test a year. Hearing aids have a set price:</p>" +
      "<table><thead><tr><th scope='col'>Hearing aid</th><th scope='col'>You pay</th></tr></thead>" +
      "<tbody><tr><td>Standard</td><td>$699 each</td></tr>" +
      "<tr><td>Premium</td><td>$999 each</td></tr></tbody></table>",
    phoneNumber: "503-555-0162",
    documents: [paper("Hearing aid price list", "hearing-aids")],
  },
  {
    id: 20,
    name: "Health tools",
    description:
      "<p>Three ways to stay on top of your health:</p><ul>" +
      "<li><strong>Symptom checker.</strong> Find out what to do next.</li>" +
      "<li><strong>Goals.</strong> Set one, and see how far you've come.</li>" +
      "<li><strong>Journal.</strong> Keep notes for your next visit.</li></ul>" +
      '<p>New here? <a href="https://programs.example.test/health-tools/start">See how it ' +
      "works</a>.</p>",
    phoneNumber: "503-555-0163",
    documents: [
      paper("Getting started with health tools", "health-tools"),
      paper("Sleep and stress workbook", "sleep-and-stress"),
    ],
  },
  {
    id: 27,
    name: "Passport Dental",
    description: "<p>Expert dental care while traveling abroad.</p>",
    phoneNumber: "503-555-0164",
    documents: [paper("Claim form for dental care abroad", "passport-dental-claim")],
  },
  {
    id: 33,
    name: "Dental cost estimator",
    description:
      "<p>Choose a treatment and a ZIP code to see what it's likely to cost, and what your plan " +
      "would pay of it.</p><p>An estimate is not a promise of payment.</p>",
    phoneNumber: null,
    documents: [],
  },
  {
    id: 43,
    name: "Active and fit",
    description: "<p>Gyms near you at one low monthly fee. Cancel at any time.</p>",
    phoneNumber: "503-555-0165",
    documents: [paper("Gyms that take part", "active-and-fit-gyms")],
  },
  {
    id: 45,
    name: "Behavioral health champions",
    description:
      "<p>Tell a champion what you need. They call therapists for you, and get back to you with " +
      "open appointments within two business days.</p>",
    phoneNumber: "503-555-0166",
    documents: [],
  },
  {
    id: 46,
    name: "Oral health",
    description: null,
    phoneNumber: "503-555-0167",
    documents: [paper("Extra cleanings: who qualifies", "extra-cleanings")],
  },
];

/** The content for a family with these programs. */
export const programContentFor = (programs: readonly { readonly id: number | string }[]): Entry[] =>
  ofPrograms.filter((entry) => programs.some(({ id }) => Number(id) === entry.id));
