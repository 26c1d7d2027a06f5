import "#app/styles/screens/wallet-card.css";
import { href, Link } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { sayWords } from "#app/components/ui/text/AsSent.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { pageBrand } from "#server/brands/brand.ts";
import { findCardName } from "#app/rules/member/id-card.ts";
import { nameOfCard } from "#app/frame/words/show-card.ts";
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
    card: { name: nameOfCard(card), face: await findFace(member, card, ids) },
  };
};

export default function LargeCard({ loaderData }: Route.ComponentProps) {
  const { brand, idKind, title, card } = loaderData;
  return (
    <>
      <PageHead title={title} />
      <div className="cards cards--large">
        <Card title={sayWords(card.name)}>
          <div className="card__body">
            <CardOrReason face={card.face} brand={brand} idKind={idKind} />
          </div>
        </Card>
        <Link className="link" to={href("/id-card")}>
          {text.emailing.back}
        </Link>
      </div>
    </>
  );
}
