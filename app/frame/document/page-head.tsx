import { href } from "react-router";
import type { ComponentProps, ReactNode } from "react";
import { Breadcrumb } from "#app/components/ui/actions/Breadcrumb.tsx";
import { partsText } from "#app/text/common/parts.ts";
import { PageTitle } from "./page-title.tsx";

type Above = ComponentProps<typeof Breadcrumb>["above"];

const { account, findCare, primaryCare } = partsText.above;
export const BELOW_ACCOUNT: Above = [{ label: account, href: href("/account") }];
export const BELOW_FIND_CARE: Above = [{ label: findCare, href: href("/find-care") }];
export const BELOW_PRIMARY_CARE: Above = [
  ...BELOW_FIND_CARE,
  { label: primaryCare, href: href("/find-care/primary-care") },
];

type PageHeadProps = {
  /** The document's title. */
  title: string;
  hasErrors?: boolean;
  /** The breadcrumb's pages above this one; `current` is this page's name in it, else the title. */
  above?: Above;
  current?: ReactNode;
  /** The h1 if it differs from the title; null if the page has its h1 further down. */
  heading?: ReactNode;
  lead?: ReactNode;
};

/** The head of a page: its title, its breadcrumb, its heading and its lead. */
export function PageHead(props: PageHeadProps) {
  const { title, hasErrors = false, above, current = title, heading = title, lead } = props;
  return (
    <>
      <PageTitle page={title} hasErrors={hasErrors} />
      {above && <Breadcrumb above={above} current={current} />}
      {heading !== null && <h1>{heading}</h1>}
      {lead !== undefined && <p className="lead">{lead}</p>}
    </>
  );
}
