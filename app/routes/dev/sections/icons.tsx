import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { iconNames } from "#app/components/ui/icons/icons.ts";

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
