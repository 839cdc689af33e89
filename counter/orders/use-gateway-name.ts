import { useTexts } from '#counter/i18n/language-provider.tsx';

/** Names a way to pay; one that this counter doesn't know keeps its own name. */
export function useGatewayName(): (gateway: string) => string {
  const { orders } = useTexts();
  const names: Partial<Record<string, string>> = orders.gateways;
  return (gateway) => names[gateway] ?? gateway;
}

/** The ways to pay, to choose from. */
export function useGatewayOptions() {
  const { orders } = useTexts();
  return Object.entries(orders.gateways).map(([value, label]) => ({ value, label }));
}
