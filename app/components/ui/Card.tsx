import { useId, type ReactNode } from "react";

type CardProps = {
  title: string;
  /** The card's one onward link: beside the title, or at the foot where room is short. */
  more?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A titled section on its own surface. Children bring their own padding (`card__body`). */
export function Card({ title, more, className, children }: CardProps) {
  const id = useId();
  const classes = ["card", more && "card--more", className].filter(Boolean).join(" ");
  return (
    <section className={classes} aria-labelledby={id}>
      <div className="card__head">
        <h2 id={id}>{title}</h2>
      </div>
      {children}
      {more}
    </section>
  );
}
