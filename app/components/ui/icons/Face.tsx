import { initials } from "#app/text/common/format.ts";

/** A person's initials in a circle, dashed while the person has no provider. */
export function Face({ name, chosen }: { name: string; chosen: boolean }) {
  const [first = "", ...rest] = name.split(" ");
  return (
    <span className={chosen ? "face" : "face face--none"} aria-hidden="true">
      {initials(first, rest.at(-1) ?? "")}
    </span>
  );
}
