import type { z } from "zod";
import type { programContent } from "#server/gateway/calls/care/programs.ts";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { tilesIn, type Tile } from "../home/home-page.ts";

export const LIST = "/benefits/programs";

/** The headings of the list with the tiles below each. */
export const groupsOf = ({ document }: Page): (readonly [string, readonly Tile[]])[] =>
  document
    .querySelectorAll("main section.programs")
    .map((section) => [textOf(section.querySelector("h2")), tilesIn(section)]);

/** The same with names only. */
export const namesOf = (page: Page) =>
  groupsOf(page).map(([title, tiles]) => [title, tiles.map(({ name }) => name)]);

/** The content system's entry about a program. */
export const content = (
  id: number,
  more: Partial<z.input<typeof programContent>> = {},
): z.input<typeof programContent> => ({ id, ...more });
