import { href } from "react-router";
import { listMemberEligibility } from "#server/gateway/calls/member/eligibility.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import {
  documentFilters,
  offeredKinds,
  WHOLE_PLAN,
  type DocumentFacts,
  sortDocuments,
} from "#app/rules/documents/document-filters.ts";
import { sliceRows } from "#app/rules/lists/row-page.ts";
import { isTermed } from "#app/rules/member/eligibility.ts";
import { isSubscriber } from "#app/rules/member/member.ts";
import { documentsText } from "#app/text/lists/documents.ts";
import { defineList } from "#app/lists/define-list.ts";
import { memberOptions } from "#app/lists/view-fields.ts";
import { awaitAll } from "#app/frame/loading/load.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { loadDocuments } from "./load-documents.ts";

const PAGE_ROWS = 20;

/** Every document the member may open, of all sources in one list. */
export const documentList = defineList({
  path: href("/documents"),
  filters: documentFilters,
  async scope(member: MemberRequest) {
    const { gateway, brand, today, session } = member;
    const { family, rows } = await awaitAll({
      family: getFamily(member),
      rows: listMemberEligibility(gateway, session.memberKey),
    });
    const { viewer, members } = family;
    const facts: DocumentFacts = {
      kinds: offeredKinds({
        subscriber: isSubscriber(viewer.memberSuffix),
        termed: isTermed(rows, today),
        providence: brand.flags.providence,
      }),
      suffixes: members.map(({ memberSuffix }) => memberSuffix),
    };
    return { members, today, facts };
  },
  load: async (gateway, filters, scope) => {
    const { documents, ...rest } = await loadDocuments(gateway, filters, scope);
    return { documents: sortDocuments(documents), ...rest };
  },
  pageOf: ({ documents }, { page }) => sliceRows(documents, page, PAGE_ROWS),
  options({ members, facts }) {
    const { kinds, plan } = documentsText.all;
    return {
      member: [...memberOptions(members), { value: WHOLE_PLAN, label: plan }],
      kind: facts.kinds.map((value) => ({ value, label: kinds[value].many })),
    };
  },
});

export type LoadedDocuments = Awaited<ReturnType<typeof documentList.loadPage>>;
