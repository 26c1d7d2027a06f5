import { benefitCategoryText } from "./categories.ts";
import { categoryInText, type Category } from "./category-in-text.ts";
import { listInText } from "../common/list.ts";

const named = (categories: readonly Category[]): string =>
  listInText(categories.map((category) => categoryInText[category]));

/** The search over all benefits of a member. */
export const benefitSearchText = {
  title: "Find a service",
  titleOf: (name: string) => `Find a service for ${name}`,
  pageTitle: (query: string) => `Services that match “${query}”`,
  lead: "Look up a service, a drug or a dental code in all your benefits at once.",
  found: (count: number, query: string, categories: readonly Category[]) => {
    if (categories.length === 1)
      return count === 1
        ? `1 ${named(categories)} service matches “${query}”.`
        : `${count} ${named(categories)} services match “${query}”.`;
    return count === 1
      ? `1 service matches “${query}”, in your ${named(categories)} benefits.`
      : `${count} services match “${query}”, in your ${named(categories)} benefits.`;
  },
  nothing: (query: string) => `Nothing in your benefits matches “${query}”`,
  nothingRead: (query: string) => `Nothing matches “${query}” in what we could read`,
  nothingText:
    "Try another word, such as crown or visit. A service that isn't listed may still be covered. Call us to ask.",
  unread: (categories: readonly Category[]) =>
    `We couldn't look through all of your ${named(categories)} benefits just now, so some services may be missing here.`,
  more: (category: Category) => `All ${named([category])} benefits`,
  caption: (category: Category) => `${benefitCategoryText[category]} services found`,
  service: "Service",
  notListed: "Not listed",
};
