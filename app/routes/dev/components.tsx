import "#app/styles/screens/gallery.css";
import { brandContext } from "#server/middleware/brand.ts";
import { getRuntime } from "#server/runtime.ts";
import { Tabs } from "#app/components/ui/actions/Tabs.tsx";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import type { Route } from "./+types/components.ts";
import { sampleTexts } from "./sample-texts.ts";
import { sections, type GallerySection, type SectionProps } from "./sections.ts";

const text = {
  title: "Components",
  intro: "Every shared piece of screen in every state, in the brand and scheme of your choice.",
  brand: "Brand",
  scheme: "Color scheme",
  schemes: { system: "As the device", light: "Light", dark: "Dark" },
  contents: "Contents",
};

const SCHEMES = ["system", "light", "dark"] as const;

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const own = context.get(brandContext);
  const brands = getRuntime().settings.brands.map(({ key, name }) => ({ key, name }));
  const asked = url.searchParams.get("brand") ?? own.key;
  const brand = brands.find(({ key }) => key === asked) ?? { key: own.key, name: own.name };
  const scheme = SCHEMES.find((name) => name === url.searchParams.get("scheme")) ?? "system";
  return { brands, brand, scheme, texts: await sampleTexts() };
};

export default function Components({ loaderData }: Route.ComponentProps) {
  const { brands, brand, scheme } = loaderData;
  return (
    <>
      <PageTitle page={text.title} />
      <h1>{text.title}</h1>
      <p>{text.intro}</p>
      <div className="gallery__head">
        <Tabs
          label={text.brand}
          tabs={brands.map(({ key, name }) => ({
            label: name,
            href: hrefOf(key, scheme),
            current: key === brand.key,
          }))}
        />
        <Tabs
          label={text.scheme}
          tabs={SCHEMES.map((name) => ({
            label: text.schemes[name],
            href: hrefOf(brand.key, name),
            current: name === scheme,
          }))}
        />
        <nav aria-label={text.contents}>
          <ul className="gallery__icons">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a className="link" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div
        className={scheme === "system" ? "gallery" : `gallery scheme-${scheme}`}
        data-brand={brand.key}
      >
        {sections.map((section) => (
          <Section
            key={section.id}
            section={section}
            brand={brand}
            here={hrefOf(brand.key, scheme)}
          />
        ))}
      </div>
    </>
  );
}

const hrefOf = (brand: string, scheme: string) => `/dev/components?brand=${brand}&scheme=${scheme}`;

function Section({ section, brand, here }: SectionProps & { section: GallerySection }) {
  const { id, title, Samples } = section;
  return (
    <section className="gallery__section" aria-labelledby={id}>
      <h2 id={id}>
        <a href={`#${id}`}>{title}</a>
      </h2>
      <Samples brand={brand} here={here} />
    </section>
  );
}
