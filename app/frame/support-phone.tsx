import { Alert } from "#app/components/ui/Alert.tsx";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";
import { useRootData } from "./root-data-hook.ts";

/** The brand's number to call; null where it has none. */
export const useSupportPhone = (): string | null => useRootData()?.brand.supportPhone ?? null;

/** A warning, with the number to call about it. */
export function CallAlert({ children }: { children: string }) {
  const phone = useSupportPhone();
  return (
    <Alert kind="warning">
      <p>{children}</p>
      <PhoneLink phone={phone} />
    </Alert>
  );
}
