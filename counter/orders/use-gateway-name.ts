import { useTexts } from '#counter/i18n/language-provider.tsx';

/** Names a payment method. An unknown one appears under its technical name. */
export function useGatewayName(): (gateway: string) => string {
  const { orders } = useTexts();
  const names: Partial<Record<string, string>> = orders.gateways;
  return (gateway) => names[gateway] ?? gateway;
}

export function useGatewayOptions() {
  const { orders } = useTexts();
  return Object.entries(orders.gateways).map(([value, label]) => ({ value, label }));
}
