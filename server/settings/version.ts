import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Settings } from "#server/settings/settings.ts";

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")));

export type VersionSettings = Partial<Pick<Settings, "BUILD_COMMIT">>;

/** The version of this build, with the commit where the image names it: "1.2.0+1f3c9a0". */
export const versionOf = ({ BUILD_COMMIT: commit }: VersionSettings): string =>
  commit ? `${version}+${commit}` : version;
