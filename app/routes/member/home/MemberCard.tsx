import { href } from "react-router";
import { useId } from "react";
import { BrandMark, type LogoBrand } from "#app/components/ui/icons/Logo.tsx";
import { commonText } from "#app/text/common/common.ts";
import { showDate } from "#app/text/common/format.ts";
import { homeText, idLabel } from "#app/text/frame/home.ts";
import { ButtonAnchor, ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { DefinitionList, type Definition } from "#app/components/ui/text/DefinitionList.tsx";
import { sayWords } from "#app/components/ui/text/AsSent.tsx";
import { WithContext } from "#app/components/ui/text/VisuallyHidden.tsx";
import type { HomeView } from "./view-home.ts";

const ID_CARDS = href("/id-card");

type MemberCardProps = HomeView["id"] & Exclude<HomeView["card"], false> & { brand: LogoBrand };

export function MemberCard(props: MemberCardProps) {
  const { brand, fullName, coverage, action } = props;
  const id = useId();
  const text = homeText.card;
  return (
    <section className="id-card" aria-labelledby={id}>
      <p className="id-card__top">
        <span>
          <BrandMark brand={brand.key} />
          {brand.name}
        </span>
        <small>{text.heading}</small>
      </p>
      <h2 id={id}>{fullName}</h2>
      <CoverageRibbon coverage={coverage} />
      <DefinitionList className="num" items={facts(props)} />
      {action === "download" && (
        <div className="id-card__acts">
          {/* The download page shows its errors in this one, which needs the opener. */}
          <ButtonAnchor
            href={href("/resource-download")}
            target="_blank"
            rel="opener"
            icon="download-simple"
          >
            <WithContext context={commonText.newTab}>{text.download}</WithContext>
          </ButtonAnchor>
          <ArrowLink to={ID_CARDS}>{text.all}</ArrowLink>
        </div>
      )}
      {action === "more-options" && (
        <ButtonLink to={href("/account/member-information")}>{text.more}</ButtonLink>
      )}
    </section>
  );
}

function CoverageRibbon({ coverage }: Pick<MemberCardProps, "coverage">) {
  if (coverage === null) return null;
  const { begins, ended } = homeText.card;
  const day = coverage.day === null ? null : showDate(coverage.day);
  const says = coverage.kind === "begins" ? begins : ended;
  return <p className="id-card__ribbon num">{says(day)}</p>;
}

function facts(card: MemberCardProps): Definition[] {
  const text = homeText.card;
  const list = [
    { term: idLabel(card.idKind), value: card.displayId },
    { term: text.groupNumber, value: card.groupNumber },
    { term: text.groupName, value: card.groupName, wide: true },
  ];
  const plan = [
    { term: text.insuranceType, value: card.insuranceType && sayWords(card.insuranceType) },
    { term: text.networks, value: card.networks },
  ];
  return [...list, ...plan.filter(({ value }) => value !== "" && value !== null)];
}
