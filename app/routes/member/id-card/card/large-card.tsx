import "#app/styles/screens/wallet-card.css";
import { href } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { ButtonAnchor } from "#app/components/ui/actions/Button.tsx";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { pageBrand } from "#server/brands/brand.ts";
import { findCardName } from "#app/rules/member/id-card.ts";
import { idCardText as text } from "#app/text/account/id-card.ts";
import { findFace, getFamilyIds, getNamedCard, listCards } from "./load-cards.ts";
import { CardOrReason } from "./card-actions.tsx";
import type { Route } from "./+types/large-card.ts";
import { fullName } from "#app/rules/member/member.ts";

/** One card, as large as the screen has room for (S-03): to be read out or held up at a counter. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const named = findCardName(params.suffix, params.category);
  const [listed, ids] = await Promise.all([listCards(member), getFamilyIds(member)]);
  const { member: holder, card } = getNamedCard(listed, named);
  return {
    brand: pageBrand(member.brand),
    idKind: ids.kind,
    title: text.saved.title(fullName(holder)),
    card: { face: await findFace(member, card, ids) },
    save: href("/id-card/:suffix/:category/save", params),
  };
};

export default function LargeCard({ loaderData }: Route.ComponentProps) {
  const { brand, idKind, title, card, save } = loaderData;
  return (
    <>
      <PageHead
        title={title}
        above={[{ label: text.title, href: href("/id-card") }]}
        heading={null}
      />
      <h1 className="vh">{title}</h1>
      <div className="cards--large">
        <CardOrReason face={card.face} brand={brand} idKind={idKind} />
        {card.face !== null && (
          <ButtonAnchor kind="quiet" href={save} icon="device-mobile">
            {text.save}
          </ButtonAnchor>
        )}
      </div>
    </>
  );
}
