import { expect, test } from "vitest";
import { Modal, ModalLink, createEnding, type ModalEvent } from "./Modal.tsx";
import { htmlOf, tagsOf, wordsOf as runOf } from "#app/components/ui/render-html.tsx";

/** Buttons and links stand side by side: their words do not run into one another. */
const wordsOf = (html: string) => runOf(html.replaceAll(/<\/(?:a|button)>/g, "$& "));

const PATH = "/account/plan-benefits";

const modal = (props: Partial<Parameters<typeof Modal>[0]> = {}): string => {
  const it = { path: PATH, name: "cancel-plan", kind: "warning", primary: "Cancel plan" } as const;
  return htmlOf(
    <Modal {...it} heading="Cancel your plan?" {...props}>
      <p>Your coverage ends on 12/31/2026.</p>
    </Modal>,
    `${PATH}?dialog=cancel-plan`,
  );
};

test("COMP-10 a modal has heading, subheading, message, icon, buttons, cancel link and close X", () => {
  const html = modal({
    subheading: "Medical and dental",
    icon: "calendar-check",
    secondary: "Cancel dental alone",
    cancel: "Keep my plan",
  });
  expect(wordsOf(html)).toBe(
    "Cancel your plan? Medical and dental Your coverage ends on 12/31/2026. " +
      "Cancel plan Cancel dental alone Keep my plan",
  );
  expect(html).toMatch(/<h2[^>]*>Cancel your plan\?<\/h2>/);
  expect(html).toContain("#calendar-check");
  expect(tagsOf(html, "a", 'aria-label="Close"')).toHaveLength(1);
  // Neither secondary nor subheading where none is given.
  const bare = modal();
  expect(tagsOf(bare, "button").map((tag) => /value="(\w+)"/.exec(tag)?.[1])).toEqual(["primary"]);
  expect(wordsOf(bare)).toBe(
    "Cancel your plan? Your coverage ends on 12/31/2026. Cancel plan Cancel",
  );
});

test("COMP-10 the four types of modal differ by colour and by icon", () => {
  const looks = (["info", "success", "warning", "error"] as const).map((kind) => {
    const html = modal({ kind });
    return [/tone-\w+/.exec(html)?.[0], /#([\w-]+)"/.exec(html)?.[1]].join(" ");
  });
  expect(looks).toEqual([
    "tone-info info",
    "tone-ok check-circle-fill",
    "tone-warn warning-fill",
    "tone-bad warning-circle-fill",
  ]);
});

test("COMP-11 without script a modal is open, its buttons post the answer, its links lead back", () => {
  const html = modal({ secondary: "Cancel dental alone" });
  const [dialog = ""] = tagsOf(html, "dialog", "open", 'id="dialog"');
  const idOf = (name: string) => new RegExp(`aria-${name}="([^"]+)"`).exec(dialog)?.[1] ?? "none";
  expect(tagsOf(html, "h2", `id="${idOf("labelledby")}"`)).toHaveLength(1);
  expect(tagsOf(html, "div", `id="${idOf("describedby")}"`)).toHaveLength(1);
  expect(tagsOf(html, "form", 'method="post"', `action="${PATH}"`)).toHaveLength(1);
  expect(tagsOf(html, "button", 'name="answer"', 'value="primary"')).toHaveLength(1);
  expect(tagsOf(html, "button", 'name="answer"', 'value="secondary"')).toHaveLength(1);
  expect(tagsOf(html, "a", `href="${PATH}#open-cancel-plan"`)).toHaveLength(2);
  const otherHtml = modal({ method: "get" });
  expect(tagsOf(otherHtml, "form", 'method="get"', `action="${PATH}"`)).toHaveLength(1);
});

test("COMP-11 the link that opens a modal adds the dialog to its page's address, after any query", () => {
  const link = (path: string) =>
    htmlOf(
      <ModalLink path={path} name="cancel-plan">
        Cancel plan
      </ModalLink>,
    );
  expect(tagsOf(link(PATH), "a", 'id="open-cancel-plan"')[0]).toContain(
    `href="${PATH}?dialog=cancel-plan#dialog"`,
  );
  expect(link("/claims?page=2")).toContain('href="/claims?page=2&amp;dialog=cancel-plan#dialog"');
});

test.each(["primary", "secondary", "cancel", "close"] as const)(
  "COMP-11 the event %s is reported once, before the dialog closes, and no event after it",
  (event) => {
    const seen: string[] = [];
    const { end, ended } = createEnding();
    const tell = (it: ModalEvent) => void seen.push(it);
    expect(ended()).toBe(false);
    end(event, tell, () => void seen.push("closed"));
    end(event, tell, () => void seen.push("closed"));
    end("close", tell, () => void seen.push("closed"));
    expect(seen).toEqual([event, "closed"]);
    expect(ended()).toBe(true);
  },
);

test("COMP-11 a dialog that is closed while it reports an event reports no second event", () => {
  const seen: string[] = [];
  const { end } = createEnding();
  const close = () =>
    end(
      "close",
      (it) => void seen.push(it),
      () => void seen.push("again"),
    );
  end("cancel", (it) => void seen.push(it), close);
  expect(seen).toEqual(["cancel"]);
});
