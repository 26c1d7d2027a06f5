import type { RealWorld } from "#tests/harness/world/real-world.ts";
import {
  FRESH,
  MAIL,
  NAME,
  NEWCOMER,
  NUMBER,
  SECRET_ANSWER,
  STRANGER,
  WRONG,
} from "./canary-people.ts";
import { expectAt, post, throughFaults, type Visit } from "./canary-steps.ts";

/** Registration and recovery, without faults and with every kind, with personal data as input. */
export async function runVisitors(world: RealWorld, visit: Visit): Promise<void> {
  // The page that a visitor requests is remembered, sealed.
  await visit().open("/claims/medical/C1/0");
  await registrations(world, visit);
  await recoveries(world, visit);
}

async function registrations(world: RealWorld, visit: Visit): Promise<void> {
  await post(visit(), "/registration", STRANGER);
  await post(visit(), "/registration", { ...STRANGER, memberId: NUMBER, emailAddress: NAME });
  await throughFaults(world, "account/registration/validate-user", () =>
    post(visit(), "/registration", STRANGER),
  );

  const browser = visit();
  await expectAt(post(browser, "/registration", NEWCOMER), "/registration/account");
  const account = { username: NAME, password: FRESH, repeatPassword: FRESH };
  for (const call of ["account/registration/details", "account/registration/validate-username"]) {
    await throughFaults(world, call, async () => {
      await browser.open("/registration/account");
      await post(browser, "/registration/account", { ...account, repeatPassword: WRONG });
      await post(browser, "/registration/account", account);
      await post(browser, "/registration", NEWCOMER);
    });
  }
  const security = await expectAt(
    post(browser, "/registration/account", account),
    "/registration/security",
  );
  const questions = security.document
    .querySelectorAll("select[name=question1] option")
    .map((option) => option.getAttribute("value") ?? "")
    .filter((value) => value !== "");
  const answers = Object.fromEntries(
    [1, 2, 3].flatMap((n) => [
      [`question${n}`, questions[n] ?? ""],
      [`answer${n}`, SECRET_ANSWER],
    ]),
  );
  await post(browser, "/registration/security", { ...answers, question2: questions[1] ?? "" });
  await throughFaults(world, "account/registration", async () => {
    await post(browser, "/registration/security", answers);
    await post(browser, "/registration", NEWCOMER);
    await post(browser, "/registration/account", account);
  });
  await expectAt(post(browser, "/registration/security", answers), "/home");
  await browser.open("/logout");
}

async function recoveries(world: RealWorld, visit: Visit): Promise<void> {
  for (const person of [STRANGER, NEWCOMER, { ...STRANGER, memberId: NUMBER }]) {
    await post(visit(), "/recovery/username", person);
  }
  await throughFaults(world, "forgot-username", () =>
    post(visit(), "/recovery/username", STRANGER),
  );

  for (const username of [NAME, MAIL, "l598"]) {
    const browser = visit();
    const asked = post(browser, "/recovery/password", { username });
    await expectAt(asked, "/recovery/password/questions");
    const answers = { answer1: SECRET_ANSWER, answer2: SECRET_ANSWER };
    await post(browser, "/recovery/password/questions", answers);
  }
  await throughFaults(world, "forgot-password/questions", () =>
    post(visit(), "/recovery/password", { username: NAME }),
  );

  const browser = visit();
  await post(browser, "/recovery/password", { username: "cop-nodue" });
  const known = { answer1: "sandbox", answer2: "sandbox" };
  await throughFaults(world, "forgot-password/verify", () =>
    post(browser, "/recovery/password/questions", known),
  );
  await expectAt(post(browser, "/recovery/password/questions", known), "/recovery/password/new");
  await post(browser, "/recovery/password/new", { newPassword: FRESH, repeatPassword: WRONG });
  await throughFaults(world, "forgot-password/reset", () =>
    post(browser, "/recovery/password/new", { newPassword: WRONG, repeatPassword: WRONG }),
  );
}
