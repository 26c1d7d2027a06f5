/** The pages below Find care: resources, and the search for a dentist. */
export const findCareText = {
  findCare: "Find care",
  resources: {
    title: "Find care resources",
    lead: "Find a doctor or dentist who takes your plan, and programs that help you choose.",
    directories: "Provider directories",
    programs: "Care programs",
    allPrograms: "View all programs",
    noPrograms: "You have no programs of this kind right now.",
    unread: "your care programs",
    none: {
      title: "No directories to show",
      text: "We can't link to a directory for you right now. Customer service can help you find care.",
      ended: "Directories are for members with a current plan. Customer service can help you.",
      service: "Customer service",
    },
  },
  dentist: {
    title: "Find a dentist",
    intro: (host: string) => `Your results open on ${host}, another website.`,
    zip: "ZIP code",
    zipHint: "5 digits, such as 97204",
    zipWrong: "Enter a ZIP code of 5 digits",
    radius: "Distance",
    within: (miles: number) => `Within ${miles} miles`,
    radiusWrong: "Choose a distance from the list",
    words: "Name, office or specialty",
    wordsHint: (limit: number) => `Optional, up to ${limit} characters`,
    wordsWrong: (limit: number) => `Use ${limit} characters or fewer`,
    submit: "Search for dentists",
    directory: "See the whole dental directory",
    passport: "Dental care while you travel",
    closed: {
      title: "We can't search for dentists here right now",
      text: "Call us, and we'll help you find a dentist near you.",
      service: "Customer service",
    },
  },
  directory: {
    medical: {
      title: "Doctors and hospitals",
      text: "Doctors, clinics and hospitals in your medical network.",
      open: "Medical directory",
    },
    dental: {
      title: "Dentists",
      text: "Dentists and specialists in your dental network.",
      open: "Dental directory",
    },
    vision: {
      title: "Eye doctors",
      text: "Eye doctors and optical stores in your vision network.",
      open: "Vision directory",
    },
    pharmacy: {
      title: "Pharmacies",
      text: "Pharmacies where your plan covers your prescriptions.",
      open: "Pharmacy directory",
    },
  },
};
