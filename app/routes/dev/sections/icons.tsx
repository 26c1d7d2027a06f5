import { Icon } from "../../../components/Icon.tsx";
import { iconNames } from "../../../components/icons.ts";

export function Icons() {
  return (
    <ul className="gallery__icons">
      {iconNames.map((name) => (
        <li key={name}>
          <span className="chip">
            <Icon name={name} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}
