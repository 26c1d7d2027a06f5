const downloading = "Downloading resource...";

export const resourceDownloadText = {
  title: "Download",
  downloading,
  says: {
    waiting: { title: downloading, text: null },
    done: {
      title: "Your ID card was downloaded",
      text: "It's in your downloads. Not there? Open the card here. You can close this tab when you have it.",
    },
    failed: {
      title: "We couldn't download your ID card",
      text: "Check your internet connection, then open the card here.",
    },
  },
  noScript:
    "Your browser saves the card to its downloads. If nothing is there after a few seconds, open the card here. You can close this tab when you have it.",
  open: "Open ID card",
};
