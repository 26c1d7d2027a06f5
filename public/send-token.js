// The one script of the page that sends a token: it spares them the button.
const [visit] = performance.getEntriesByType("navigation");
// Whoever comes here by Back wanted to leave the other site, not to be thrown there again.
if (!(visit instanceof PerformanceNavigationTiming && visit.type === "back_forward")) {
  document.querySelector("form")?.requestSubmit();
}
