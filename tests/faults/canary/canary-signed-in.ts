import { handOverOf } from "#tests/harness/world/hand-over.ts";
import { signIn, type RealWorld } from "#tests/harness/world/real-world.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import {
  BORN,
  FRESH,
  MAIL,
  MEMBER_ID,
  NAME,
  NUMBER,
  STRANGER,
  TELLING_BODY,
  WRONG,
} from "./canary-people.ts";
import { accountPages } from "./canary-account.ts";
import { confidential } from "./canary-confidential.ts";
import { enter, expectAt, post, throughFaults, type Visit } from "./canary-steps.ts";

/** The subscriber of sub's family, as searched by staff. */
const SUBSCRIBER_ID = "904417823";

/** What signed-in people do, and pending ones: staff, members, other applications. */
export async function runSignedIn(world: RealWorld, visit: Visit): Promise<void> {
  await staff(world, visit);
  await records(world, visit);
  await dentists(world, visit);
  await confidential(world, visit);
  await providers(world, visit);
  await takeDataAway(world, visit);
  await accountPages(world, visit);
  await visitPendingSteps(world, visit);
  await keptForms(visit);
  await handOvers(world, visit);
}

async function staff(world: RealWorld, visit: Visit): Promise<void> {
  const { firstName, lastName, dateOfBirth } = STRANGER;
  const names = { firstName, lastName, dateOfBirth };
  const browser = await enter(visit, "emp");
  for (const fields of [
    { subscriberId: MEMBER_ID, ...names },
    { subscriberId: SUBSCRIBER_ID, ...names },
    { subscriberId: NUMBER, ...names, dateOfBirth: NAME },
    { subscriberId: NAME, firstName: BORN, lastName: NUMBER, dateOfBirth: "" },
  ]) {
    await post(browser, "/login-as", { ...fields, way: "member" });
  }
  await throughFaults(world, "login-as", () =>
    post(browser, "/login-as", { subscriberId: MEMBER_ID, ...names, way: "member" }),
  );
  const asSubscriber = { subscriberId: SUBSCRIBER_ID, way: "subscriber" };
  await world.fault({ path: "programs", status: 500, body: TELLING_BODY });
  await post(browser, "/login-as", asSubscriber);
  await world.mend();
  await expectAt(browser.open("/home"), "/home");
  await post(browser, "/home", { intent: "eob", claimId: NUMBER });
  await post(browser, "/home", { intent: NAME, claimId: NUMBER });
  await browser.open("/error/404");
  await expectAt(post(browser, "/login-as/end", {}), "/login-as");
}

/** Claims, explanations and ID cards: read, requested with others' data, and failing. */
async function records(world: RealWorld, visit: Visit): Promise<void> {
  const browser = await enter(visit, "sub");
  const claim = "/claims/medical/26000010001/0";
  const eob = "/eobs/EOB26000010001";
  for (const path of [
    "/claims",
    "/claims/year/2026",
    claim,
    "/eobs",
    eob,
    "/id-card",
    "/benefits/referrals",
  ]) {
    await expectAt(browser.open(path), path);
  }
  await browser.open(`/claims?provider=${NUMBER}&from=${BORN}&status=${NAME}`);
  await browser.open("/benefits/referrals?member=1&provider=200186");
  await browser.open("/claims/medical/26999999999/0");
  await browser.open("/eobs/EOB26999999999");
  const bill = "/claims/check-a-bill";
  const typed = { provider: NAME, day: "2026-11-02", amount: "77.31" };
  await expectAt(post(browser, bill, typed), bill);
  await post(browser, bill, { provider: NAME.repeat(20), day: "x", amount: "y" });
  await expectAt(post(browser, "/language", { ...typed, language: `es ${bill}` }), bill);
  const cost = "/benefits/dental/cost";
  const priced = { "service-1": NAME, "price-1": "77.31", suffix: "0", tier: "innet" };
  await post(browser, cost, priced);
  await expectAt(post(browser, cost, { ...priced, "service-1": "D2740" }), cost);
  await expectAt(post(browser, cost, { start: "Y", "service-1": "D2740" }), cost);
  await expectAt(post(browser, "/language", { ...priced, language: `es ${cost}` }), cost);
  const denied = (await browser.open("/claims")).document.querySelector('a[href$="/appeal"]');
  const help = denied?.getAttribute("href") ?? "";
  await expectAt(browser.open(help), help);
  const letter = { name: NAME, memberId: NUMBER, address: MAIL, why: NAME.repeat(20) };
  await expectAt(post(browser, help, letter), help);
  await post(browser, "/id-card/0/M/email", { emailAddress: NAME });
  const search = "/find-care/primary-care/0/search";
  const sought = { zip: "97204", radius: "10", words: NAME };
  await expectAt(post(browser, search, sought), search);
  await post(browser, search, { zip: NAME, radius: NUMBER, words: NAME.repeat(20) });
  await expectAt(post(browser, "/id-card", { intent: "mail", category: "M" }), "/id-card");
  for (const [call, work] of [
    ["claims/dental", () => browser.open("/claims?type=dental")],
    ["claims/medical/26000010001", () => browser.open(claim)],
    ["eobs/eob-detail", () => browser.open(eob)],
    ["referrals", () => browser.open("/benefits/referrals?expired=included")],
    ["referrals/metadata", () => browser.open("/benefits/referrals?member=2")],
    ["idCard/view", () => browser.open("/id-card")],
    ["pcp/search", () => post(browser, search, sought)],
    ["idCard/email", () => post(browser, "/id-card/0/M/email", { emailAddress: MAIL })],
  ] as const) {
    await throughFaults(world, call, work);
  }
}

/** A search that another site answers: with a result, and with mistakes. */
async function dentists(world: RealWorld, visit: Visit): Promise<void> {
  const browser = await enter(visit, "prov", "providence.localhost");
  const search = "/find-care/find-a-dentist";
  const found = await post(browser, search, { zip: "97204", radius: "10", words: NAME });
  if (found.status !== 303) throw new Error(`the search for a dentist answered ${found.status}`);
  await post(browser, search, { zip: NAME, radius: NUMBER, words: NAME.repeat(20) });
  await throughFaults(world, "programs/sitecore", () => browser.open("/passport-dental"));
}

/** A primary care provider: found, chosen with others' data, lost on the way and chosen. */
async function providers(world: RealWorld, visit: Visit): Promise<void> {
  const browser = await enter(visit, "sub");
  const search = "/find-care/primary-care/0/search";
  const found = await post(browser, search, { zip: "97204", radius: "10", words: "" });
  const choose = found.document.querySelector('a[href*="/choose?"]')?.getAttribute("href") ?? "";
  const page = await expectAt(browser.open(choose), "/find-care/primary-care/0/choose");
  let saved = 0;
  const save = (address: string) =>
    browser.submit(page, "Save choice", { "Email address": `${(saved += 1)}.${address}` });
  await save(NAME);
  await throughFaults(world, "pcp/select", () => save(MAIL));
  await expectAt(save(MAIL), "/find-care/primary-care/0/chosen");
}

async function visitPendingSteps(world: RealWorld, visit: Visit): Promise<void> {
  for (const call of ["account/status", "groups", "account/preferences"]) {
    await throughFaults(world, call, () => enter(visit, "sub"));
  }
  await throughFaults(world, "account/registration/policies", () =>
    enter(visit, "prov-unsigned", "providence.localhost"),
  );
  const preferences = await enter(visit, "nopref");
  await post(preferences, "/update-preferences", { emailAddress: NAME, rendered: NUMBER });
  await throughFaults(world, "account/preferences", () =>
    post(preferences, "/update-preferences", { emailAddress: MAIL }),
  );
  const groups = await enter(visit, "flag360");
  const { document } = await expectAt(groups.open("/group-selection"), "/group-selection");
  const ids = document.querySelectorAll("[name=groupId]").map((it) => it.getAttribute("value"));
  await post(groups, "/group-selection", { groupId: NUMBER });
  await throughFaults(world, "group-selection", () =>
    post(groups, "/group-selection", { groupId: ids.at(-1) ?? "" }),
  );
  const password = await enter(visit, "ini");
  const passwords = { currentPassword: WRONG, newPassword: FRESH, repeatPassword: FRESH };
  await post(password, "/account/settings/change-password", passwords);
  await post(password, "/account/settings/change-password", { ...passwords, repeatPassword: NAME });
  await throughFaults(world, "account/password", () =>
    post(password, "/account/settings/change-password", passwords),
  );
}

/** The repeated password question: a wrong password, and one that the gateway cannot check. */
async function takeDataAway(world: RealWorld, visit: Visit): Promise<void> {
  const browser = await enter(visit, "sub");
  await post(browser, "/account/download", { username: NAME, password: WRONG });
  await throughFaults(world, "token", () =>
    post(browser, "/account/download", { username: NAME, password: FRESH }),
  );
  // After the limit of wrong passwords that session is refused further tries.
  const anew = await enter(visit, "sub");
  await expectAt(post(anew, "/account/download", { password: PASSWORD }), "/account/download");
}

/** Forms that arrived after the end of their session and are shown again to their owners. */
async function keptForms(visit: Visit): Promise<void> {
  const bill = { provider: NAME, day: "2026-11-02", amount: "77.31" };
  for (const [persona, path, fields, kept] of [
    ["emp", "/login-as", { subscriberId: MEMBER_ID, lastName: NAME, dateOfBirth: BORN }, MEMBER_ID],
    ["sub", "/claims/check-a-bill", bill, NAME],
    ["sub", "/benefits/dental/cost", { "service-1": NAME, "price-1": "77.31" }, NAME],
    ["sub", "/account/settings/change-password", { newPassword: FRESH, note: NAME }, null],
  ] as const) {
    const [browser, other] = [await enter(visit, persona), await enter(visit, persona)];
    await expectAt(post(other, "/account/settings?edit=sessions", {}), "/account/settings");
    await expectAt(post(browser, path, fields), "/login");
    await signIn(browser, persona);
    const back = await expectAt(browser.open("/sso-landing"), path);
    if (kept !== null && !back.html.includes(kept)) throw new Error(`${path} shows nothing kept`);
  }
}

/** Longer than any token: it is refused before anybody looks into it. */
const TOO_LONG = NAME.repeat(6000);

/** Tokens that another application posts, and one that is handed on. */
async function handOvers(world: RealWorld, visit: Visit): Promise<void> {
  const { token } = (await world.control("POST", "sso", { username: "sub" })) as { token: string };
  for (const value of [token, NAME, `${NAME}.${NUMBER}.${BORN}`, NAME.repeat(1000), TOO_LONG]) {
    await visit().open("/sso-landing", handOverOf(value));
  }
  await expectAt(
    enter(visit, "flag-one").then((browser) => browser.open("/login")),
    "/login",
  );
}
