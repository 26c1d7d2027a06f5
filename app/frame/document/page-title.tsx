import { NO_BRAND } from "#app/brand/no-brand.ts";
import { commonText, pageTitle } from "#app/text/common/common.ts";
import { useRootData } from "./root-data-hook.ts";

type PageTitleProps = {
  page: string;
  /** A page that came back with errors says so at the beginning of its title. */
  hasErrors?: boolean;
};

/** The document's title: the page's own, then the product's under this brand's name. */
export function PageTitle({ page, hasErrors = false }: PageTitleProps) {
  const brand = useRootData()?.brand;
  // The name of the fallback brand is the product's already.
  const title =
    brand === undefined ? commonText.pageTitle(page, NO_BRAND.name) : pageTitle(page, brand.name);
  return <title>{hasErrors ? commonText.errorTitle(title) : title}</title>;
}
