import {
  chromium,
  expect,
  test,
  type Browser,
  type LaunchOptions,
  type Page,
} from "@playwright/test";
import { GENERIC_FAMILIES, PACKAGED_FAMILY } from "#tests/browser/chromium/packaged-fonts.ts";

const INPUTS = (
  "button checkbox color date datetime-local email file hidden image month number password radio " +
  "range reset search submit tel text time url week"
).split(" ");

const CONTROLS = [
  ...INPUTS.map((type) => `<input type="${type}" list="list" placeholder="Aa">`),
  '<datalist id="list"><option>Aa</option></datalist>',
  "<select><option>Aa</option></select><select multiple><option>Aa</option></select>",
  "<textarea>Aa</textarea><button>Aa</button><meter value=.5></meter><progress></progress>",
  "<details open><summary>Aa</summary>Aa</details><dialog open>Aa</dialog><output>Aa</output>",
].join("");

test("the browser draws every kind of form control, and text in its own packaged font", async ({
  launchOptions,
}) => {
  let step = "did not start: what it said is below";
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch(launchOptions);
    step = "ended while it drew form controls, as it does where it finds no font";
    await draw(await browser.newPage());
  } catch (error) {
    throw new Error(`${describeBrowser(launchOptions)} ${step}.`, { cause: error });
  }
  // Another browser that was chosen has the machine's fonts.
  if (isPackaged(launchOptions)) await expectOwnFont(await browser.newPage());
  await browser.close();
});

async function expectOwnFont(page: Page): Promise<void> {
  const texts = GENERIC_FAMILIES.map((family) => `<p style="font-family: ${family}">Plan</p>`);
  await page.setContent(texts.join(""));
  expect(await drawnFonts(page)).toEqual(GENERIC_FAMILIES.map(() => [PACKAGED_FAMILY]));
}

async function draw(page: Page): Promise<void> {
  await page.setContent(CONTROLS);
  await page.screenshot();
  // Each is entered once: a caret or a list may need a font that no picture shows.
  for (const control of await page.locator("input, select, textarea").all()) await control.focus();
  await page.screenshot();
}

function describeBrowser({ executablePath, env }: LaunchOptions): string {
  const conf = env?.["FONTCONFIG_FILE"];
  const fonts = conf === undefined ? "the machine's font configuration" : `fonts from ${conf}`;
  return `The browser ${executablePath} (with ${fonts}; CHROMIUM_PATH chooses another)`;
}

function isPackaged({ env }: LaunchOptions): boolean {
  return env?.["FONTCONFIG_FILE"] !== process.env["FONTCONFIG_FILE"];
}

/** The families that each paragraph is really drawn with. */
async function drawnFonts(page: Page): Promise<string[][]> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeIds } = await client.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "p",
  });
  const drawn = nodeIds.map(async (nodeId) => {
    const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.map(({ familyName }) => familyName);
  });
  return Promise.all(drawn);
}
