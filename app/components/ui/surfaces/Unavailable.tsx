import { Link, useLocation } from "react-router";
import { partsText } from "#app/text/common/parts.ts";
import { Card } from "./Card.tsx";
import { Placeholder } from "./EmptyState.tsx";
import { Icon } from "../icons/Icon.tsx";
import { PhoneLink } from "../actions/PhoneLink.tsx";

type UnavailableProps = {
  /** That this part can't be shown. */
  title: string;
  phone?: string | null;
};

/** Stands for a part of the page that failed to load, which must never read as "there is none". */
export function Unavailable({ title, phone = null }: UnavailableProps) {
  const { pathname, search } = useLocation();
  const text = partsText.unavailable;
  return (
    <Placeholder title={title} icon="warning-fill" tone="warn">
      <p>{text.text}</p>
      <div className="row">
        <Link className="link" to={pathname + search}>
          <Icon name="arrows-clockwise" />
          {text.tryAgain}
        </Link>
        <PhoneLink phone={phone} label={text.call} />
      </div>
    </Placeholder>
  );
}

export function UnavailableCard({ heading, ...props }: UnavailableProps & { heading: string }) {
  return (
    <Card title={heading}>
      <Unavailable {...props} />
    </Card>
  );
}
