import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { useRootData } from "#app/frame/document/root-data-hook.ts";

/** The brand's number to call; null if it has none. */
export const useSupportPhone = (): string | null => useRootData()?.brand.servicePhone ?? null;

export function CallAlert({ children }: { children: string }) {
  const phone = useSupportPhone();
  return (
    <Alert kind="warning">
      <p>{children}</p>
      <PhoneLink phone={phone} />
    </Alert>
  );
}
