const en = {
  title: "Download",
  downloading: "Downloading resource...",
  notStarted:
    "If the download does not start by itself, open the card here. You can close this tab when you have it.",
  open: "Open ID card",
};

export const resourceDownloadText = en;
