/** Of a denied claim, where another one of that day has its service. */
export const twinText = {
  title: "Another claim for the same service that day was accepted.",
  text: "Look at it before you do anything else.",
  link: "See the other claim",
};
