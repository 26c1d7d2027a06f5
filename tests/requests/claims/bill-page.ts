import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { textOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";

/** The page that checks a provider's bill. */
export const BILL = "/claims/check-a-bill";

/** Sends a bill; returns the page with its verdict. */
export async function checkBill(
  browser: Visitor,
  provider: string,
  day: string,
  amount: string,
): Promise<Page> {
  return browser.submit(await browser.open(BILL), "Check this bill", {
    Provider: provider,
    "Day of service": day,
    "Amount the bill asks for": amount,
  });
}

export const verdictOf = (page: Page): string => textOf(elementOf(page, "h1"));
