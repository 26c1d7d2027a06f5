import "#app/styles/screens/account.css";
import { Link } from "react-router";
import { MenuPage, menuEntries } from "#app/frame/shell/menu-page.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { useSubmenu } from "#app/frame/shell/shell-data-hook.ts";
import { menuPagesText } from "#app/text/frame/menu-pages.ts";

const { account: text } = menuPagesText;

/** The most used entries; the rest of the menu follows as a list. */
const FIRST: readonly string[] = [
  "id-cards",
  "account-ebill",
  "account-member-information",
  "documents",
];

/** The overview of the account: the entries of its menu, those this member has (S-05), ranked. */
export default function Account() {
  const entries = menuEntries(useSubmenu("/account"));
  const first = FIRST.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return (
    <>
      <PageTitle page={text.title} />
      <MenuPage title={text.title} intro={text.intro} entries={first} />
      <Card title={text.more} className="account-more">
        <ul className="onward card__body">
          {entries
            .filter(({ id }) => !FIRST.includes(id))
            .map(({ id, label, href, says }) => (
              <li key={id}>
                <Link className="link" to={href}>
                  <span>
                    {label} <small>{says}</small>
                  </span>
                  <Icon name="caret-right" />
                </Link>
              </li>
            ))}
        </ul>
      </Card>
    </>
  );
}
