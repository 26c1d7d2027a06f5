import product from "../../package.json" with { type: "json" };
import type { Settings } from "#server/settings/settings.ts";

export type VersionSettings = Partial<Pick<Settings, "BUILD_COMMIT">>;

/** The version of this build, with the commit where the image names it: "1.2.0+1f3c9a0". */
export const versionOf = ({ BUILD_COMMIT: commit }: VersionSettings): string =>
  commit ? `${product.version}+${commit}` : product.version;
