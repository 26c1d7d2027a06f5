const en = {
  title: "Download",
  downloading: "Downloading resource...",
  notStarted: "If the download does not start by itself, open it here:",
  open: "Open ID card",
};

export const resourceDownloadText = en;
