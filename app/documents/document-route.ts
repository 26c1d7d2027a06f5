import { redirect } from "react-router";
import { findThrownEntry } from "#app/frame/thrown-entry.ts";

/** A file's route has no page: an entry of the error catalogue is shown at /error/{status} (§8). */
export const documentRoute =
  <Args>(load: (args: Args) => Promise<Response>) =>
  async (args: Args): Promise<Response> => {
    try {
      return await load(args);
    } catch (error) {
      const entry = findThrownEntry(error);
      throw entry === undefined ? error : redirect(`/error/${entry}`);
    }
  };

/** The action of such a route: a post is answered with the page of a bad request. */
export const refusePost = () => redirect("/error/400", { status: 303 });

/** What every file is sent with: it is saved under this name and kept nowhere else. */
export const fileHeaders = (type: string, filename: string): Readonly<Record<string, string>> => ({
  "Content-Type": type,
  "Content-Disposition": `attachment; filename="${filename}"`,
  "Cache-Control": "no-store",
});
