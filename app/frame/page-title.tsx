import { NO_BRAND } from "#app/brand/no-brand.ts";
import { pageTitle } from "#app/text/common.ts";
import { useRootData } from "./root-data-hook.ts";

/** The document's title: the page's own, then the product's under this brand's name. */
export function PageTitle({ page }: { page: string }) {
  const { name } = useRootData()?.brand ?? NO_BRAND;
  return <title>{pageTitle(page, name)}</title>;
}
