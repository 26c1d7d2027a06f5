import { useRouteLoaderData } from "react-router";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { useRootData } from "#app/frame/document/root-data-hook.ts";
import type { PlanPhones } from "./load-contact.ts";

/** The number to call about a category's plan, or, without one, the brand's; null if it has none. */
export function useSupportPhone(category?: keyof PlanPhones): string | null {
  const shell = useRouteLoaderData<{ planPhones: PlanPhones }>("routes/member/shell");
  const brandPhone = useRootData()?.brand.servicePhone ?? null;
  return (category && shell?.planPhones[category]) ?? brandPhone;
}

type CallAlertProps = { category?: keyof PlanPhones; children: string };

export function CallAlert({ category, children }: CallAlertProps) {
  const phone = useSupportPhone(category);
  return (
    <Alert kind="warning">
      <p>{children}</p>
      <PhoneLink phone={phone} />
    </Alert>
  );
}
