import { eventually } from "../eventually.ts";
import { signIn } from "../world/real-world.ts";
import { PASSWORD } from "../world/scene.ts";
import type { Visitor } from "../pages/visitor.ts";

/**
 * Prefixes of the names, subscriber ids, groups, member keys and claims of the crowd; each gets a
 * number.
 */
const SENTINELS = new RegExp(
  [
    "(?:Crowdling|Sentinel|Crowd Group )(MARK)",
    "98000(MARK)",
    "1009(MARK)",
    "411(MARK)00",
    "261(MARK)\\d{4}",
  ]
    .map((shape) => `\\b${shape.replace("MARK", "0[0-5]\\d{2}")}\\b`)
    .join("|"),
  "g",
);

export const ID_CARD_PDF = "/resource-download/id-card.pdf";
/** The page that shows a member's e-mail address. */
export const SETTINGS = "/account/settings";
/** The form that changes it. */
export const PREFERENCES_FORM = `${SETTINGS}?edit=preferences`;

/** The sentinels of members that a page shows, in order. */
export const marksIn = (html: string): string[] =>
  [...html.matchAll(SENTINELS)].map(([, ...marks]) => marks.find(Boolean) ?? "");

/** The mark of a member of the crowd. */
export const markOf = (member: number): string => String(member).padStart(4, "0");

/**
 * Signs in a member of the crowd and opens home, again where that fails: on a busy machine the store may be
 * away for a moment by itself, and the answer says that the member may try again.
 */
export const enterCrowd = (browser: Visitor, member: number): Promise<void> =>
  eventually(async () => {
    const entry = await signIn(browser, `crowd-${member}`);
    mustLead(entry, 303, "/sso-landing");
    mustLead(await browser.send("/sso-landing"), 302, "/home");
  });

function mustLead({ status, headers }: Response, expected: number, to: string): void {
  const location = headers.get("location");
  if (status !== expected || location !== to)
    throw new Error(`the sign-in was answered ${status}, to ${location}`);
}

/** A member's e-mail address as it is and as they change it. */
export type Address = ReturnType<typeof emailAddressOf>;

/** Each address is unique, and pages show it whole. */
export function emailAddressOf(member: number) {
  let changes = 0;
  let current = `crowdling${markOf(member)}@members.example`;
  const refused = new Set<string>();
  return {
    /**
     * Which address a page shows: the last one saved, another, or none. The form may have the
     * address of a refused save as a draft.
     */
    shownBy(html: string): "current" | "draft" | "other" | "none" {
      const shown = new Set(html.match(ANY_ADDRESS));
      if (shown.size === 0) return "none";
      if ([...shown].some((each) => refused.has(each))) return "draft";
      return shown.size === 1 && shown.has(current) ? "current" : "other";
    },
    /** Posts the form of a page that was just opened, with another address. */
    async change(browser: Visitor, page: string): Promise<Response> {
      changes += 1;
      const next = `change${changes}.crowd-${member}@members.example`;
      const response = await browser.post(PREFERENCES_FORM, {
        seen: /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? "",
        rendered: "electronicEob discontinuePaperStatements",
        emailAddress: next,
        electronicEob: "Y",
        discontinuePaperStatements: "Y",
        password: PASSWORD,
      });
      if (response.status === 303) {
        current = next;
        refused.clear();
      } else refused.add(next);
      return response;
    },
  };
}

const ANY_ADDRESS = /(?:crowdling\d{4}|change\d+\.crowd-\d+)@members\.example/g;
