import { NO_BRAND } from "#app/brand/no-brand.ts";
import { commonText, pageTitle } from "#app/text/common.ts";
import { useRootData } from "./root-data-hook.ts";

type PageTitleProps = {
  page: string;
  /** The page came back with errors, which its title says first. */
  hasErrors?: boolean;
};

/** The document's title: the page's own, then the product's under this brand's name. */
export function PageTitle({ page, hasErrors = false }: PageTitleProps) {
  const brand = useRootData()?.brand;
  // The name that stands in for an unknown brand's is the product's already.
  const title =
    brand === undefined ? commonText.pageTitle(page, NO_BRAND.name) : pageTitle(page, brand.name);
  return <title>{hasErrors ? commonText.errorTitle(title) : title}</title>;
}
