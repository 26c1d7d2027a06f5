import {
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
} from "react";
import { useLocation } from "react-router";
import { Icon } from "../ui/icons/Icon.tsx";
import { useFollowLink } from "./follow-link.ts";
import { LogOutForm } from "./LogOutForm.tsx";
import { findNavIcon, type NavItem } from "./nav-item.ts";

type MenuProps = {
  id: string;
  className: string;
  label?: string;
  face: ReactNode;
  /** The entries, in sections with a line between them. */
  sections: readonly (readonly NavItem[])[];
};

/** A popover without script. It is a list of links and no ARIA menu, so that Tab works in it. */
export function Menu({ id, className, label, face, sections }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const follow = useFollowLink();
  const hide = () => list.current?.hidePopover();

  function followAndHide(event: MouseEvent<HTMLAnchorElement>) {
    hide();
    follow(event);
  }

  function hideOnBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) hide();
  }

  function moveFocus(event: KeyboardEvent) {
    const { current } = list;
    if (current === null) return;
    const entries = [...current.querySelectorAll<HTMLElement>("a, button")];
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
    // On the button only the arrow keys act on the list.
    if (to === undefined || (at < 0 && !event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    // By its button, which anchors the popover.
    if (!current.matches(":popover-open")) button.current?.click();
    entries.at(to % entries.length)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its button and links speak
    <div className="menu-at" onKeyDown={moveFocus} onBlur={hideOnBlur}>
      <button
        ref={button}
        type="button"
        className={className}
        popoverTarget={id}
        aria-label={label}
      >
        {face}
      </button>
      <div ref={list} className="menu" id={id} popover="auto">
        {sections.map((entries) => (
          <ul key={entries[0]?.id} className="menu__list">
            {entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} here={entry.href === pathname} onFollow={followAndHide} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}

type EntryProps = {
  entry: NavItem;
  here: boolean;
  onFollow: MouseEventHandler<HTMLAnchorElement>;
};

function Entry({ entry, here, onFollow }: EntryProps) {
  const icon = findNavIcon(entry.id);
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {entry.label}
    </>
  );
  if (entry.href === null) {
    return (
      <LogOutForm label={entry.label}>
        <button>{content}</button>
      </LogOutForm>
    );
  }
  return (
    // No Link: a menu has dozens, and each would look at the location with every render (follow-link.ts).
    <a href={entry.href} aria-current={here ? "page" : undefined} onClick={onFollow}>
      {content}
    </a>
  );
}
