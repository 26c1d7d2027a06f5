import { useId, type ReactNode } from "react";

type CardProps = {
  title: ReactNode;
  /** The card's one onward link: beside the title, or at the foot on narrow screens. */
  more?: ReactNode;
  className?: string;
  /** The id of the heading, which makes it focusable by script. */
  headingId?: string;
  children: ReactNode;
};

/** A titled section on its own surface. Children bring their own padding (`card__body`). */
export function Card({ title, more, className, headingId, children }: CardProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  const classes = ["card", more && "card--more", className].filter(Boolean).join(" ");
  return (
    <section className={classes} aria-labelledby={id}>
      <div className="card__head">
        <h2 id={id} tabIndex={headingId === undefined ? undefined : -1}>
          {title}
        </h2>
      </div>
      {children}
      {more}
    </section>
  );
}
