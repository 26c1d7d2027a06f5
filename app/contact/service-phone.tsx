import { useRouteLoaderData } from "react-router";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { useRootData } from "#app/frame/document/root-data-hook.ts";
import type { ShellData } from "#app/frame/shell/load-shell.ts";
import type { Category } from "#app/rules/member/eligibility.ts";

/** The number to call about a category's plan, or, without one, the brand's; null if it has none. */
export function useServicePhone(category?: Category): string | null {
  // Cards are drawn outside the shell, too, where its own hook throws.
  const shell = useRouteLoaderData<ShellData>("routes/member/shell");
  const brandPhone = useRootData()?.brand.servicePhone ?? null;
  return (category && shell?.planPhones[category]) ?? brandPhone;
}

type CallAlertProps = { category?: Category; children: string };

export function CallAlert({ category, children }: CallAlertProps) {
  const phone = useServicePhone(category);
  return (
    <Alert kind="warning">
      <p>{children}</p>
      <PhoneLink phone={phone} />
    </Alert>
  );
}
