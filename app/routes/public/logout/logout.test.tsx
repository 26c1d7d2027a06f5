import { expect, test } from "vitest";
import { LogoutPage } from "./logout.tsx";
import { htmlOf, wordsOf } from "#app/components/ui/render-html.tsx";

const html = htmlOf(
  <LogoutPage
    links={{
      partnerDashboard: "https://partner.example/dashboard",
      partnerPlanContact: "https://partner.example/plan",
    }}
  />,
);

function linkTo(href: string): string {
  const start = html.indexOf(`href="${href}"`);
  return wordsOf(html.slice(html.indexOf(">", start) + 1, html.indexOf("</a>", start)));
}

test("LOGOUT-03 LOGOUT-04 LOGOUT-05 what the page says", () => {
  expect(html).toContain("<h1>Logged out successfully</h1>");
  expect(wordsOf(html)).toContain(
    "Thank you for using the dental Member Dashboard. You have been successfully logged out.",
  );
  expect(wordsOf(html)).toContain("What would you like to do next?");
});

test("LOGOUT-06 LOGOUT-07 LOGOUT-08 where it leads", () => {
  expect(linkTo("https://partner.example/dashboard")).toBe("Return to the partner dashboard");
  expect(linkTo("/contact-us")).toBe("Contact customer service");
  expect(linkTo("https://partner.example/plan")).toBe("Contact the health plan");
});
