import { renderToStaticMarkup } from "react-dom/server";
import type { Brand } from "#server/brands/brand.ts";
import { fontUrls } from "#app/styles/base/fonts.ts";
import { commonText, pageTitle } from "#app/text/common/common.ts";
import type { TokenForm } from "./send-token.ts";
import { formPartsText } from "#app/text/common/form-parts.ts";
import { Button } from "#app/components/ui/actions/Button.tsx";
import { locale } from "#app/text/common/locale.ts";

/** Submits the form where there is script. */
const SUBMIT_SCRIPT = "/send-token.js";

type SendTokenPage = {
  readonly form: TokenForm;
  readonly brand: Pick<Brand, "key" | "name">;
  readonly stylesheets: readonly string[];
  readonly nonce: string;
};

/** The document that sends a token, only in a hidden field: it is never hydrated (T-02, T-20). */
export function sendTokenPage({ form, brand, stylesheets, nonce }: SendTokenPage): string {
  const html = renderToStaticMarkup(
    <html lang={locale} data-brand={brand.key}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{pageTitle(commonText.continue, brand.name)}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={fontUrls[brand.key]}
          crossOrigin="anonymous"
        />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script src={SUBMIT_SCRIPT} nonce={nonce} defer />
      </head>
      <body>
        <main>
          <SendToken {...form} />
        </main>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}

type SendTokenProps = {
  /** An address on another site. */
  action: string;
  fields: readonly { name: string; value: string }[];
};

/** Sends the member on to another site by a post: by the button, which script may spare them. */
export function SendToken({ action, fields }: SendTokenProps) {
  return (
    <div className="waiting">
      <h1 className="vh">{formPartsText.continue}</h1>
      <form method="post" action={action} autoComplete="off" aria-label={formPartsText.continue}>
        {fields.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button>{formPartsText.continue}</Button>
      </form>
    </div>
  );
}
