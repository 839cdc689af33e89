import { schemaResolver } from '@mantine/form';
import { useEffect, useState } from 'react';
import { ProviderError } from '#contract/client/provider-error.ts';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { placeOrder, previewOrder } from '#contract/staff-orders/calls.ts';
import { placingRequest } from '#contract/staff-orders/requests.ts';
import { queryClient } from '#counter/data/query-client.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { refreshOrders } from '#counter/orders/orders-query.ts';
import { useErrorTexts } from '#counter/ui/describe-error.ts';
import { type OrderDraft, toPreview, toRequest } from './draft.ts';
import type { NewOrderForm } from './use-new-order.ts';
import { previewQuery } from './use-preview.ts';

/** An existing customer whose email address was entered for a new customer. */
export interface KnownPerson {
  id: string;
  name: string;
  phone: string;
}

const validateRequest = schemaResolver(placingRequest, { sync: true });
/** Maps a path in the request to the form's field name. */
const toField = (path: string) => path.replace(/^newCustomer\b/, 'customer');

/** Validates and places the draft, and explains refusals. */
export function usePlacing(form: NewOrderForm, totalPiastres: number | undefined, onPlaced: () => void) {
  const { newOrder } = useTexts();
  const { describeIssue, describeFailure } = useErrorTexts();
  const [placed, setPlaced] = useState<WholeOrder>();
  const [problem, setProblem] = useState<string>();
  const [known, setKnown] = useState<KnownPerson>();
  const [isBusy, setBusy] = useState(false);
  /** Fields that the last attempt marked and that are not corrected yet. */
  const [marked, setMarked] = useState<string[]>([]);

  /** Missing and invalid fields, each with its message. */
  function listMistakes(draft: OrderDraft): [string, string][] {
    const issues = Object.entries(validateRequest(toRequest(draft, totalPiastres ?? 0))).map(
      ([path, message]): [string, string] => [toField(path), describeIssue(String(message))],
    );
    if (draft.who === 'none') issues.unshift(['customer', describeIssue('customer-required')]);
    return issues;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: checks the marked fields again when the draft changes
  useEffect(() => {
    if (marked.length === 0) return;
    const left = listMistakes(form.values).filter(([path]) => marked.includes(path));
    form.setErrors(Object.fromEntries(left));
    setMarked(left.map(([path]) => path));
    if (left.length === 0) setProblem(undefined);
  }, [form.values]);

  /** Marks missing and invalid fields. Returns whether there are any. */
  function hasMistakes(): boolean {
    const issues = listMistakes(form.getValues());
    const fields = issues.filter(([path]) => path !== '');
    form.setErrors(Object.fromEntries(fields));
    setMarked(fields.map(([path]) => path));
    if (issues.length === 0) return false;
    setProblem(newOrder.checkFields);
    const wrong = issues.map(([path]) => form.getInputNode(path)).find(Boolean);
    if (wrong) wrong.focus();
    return true;
  }

  function explain(error: unknown): void {
    const { refusal, param, current } =
      error instanceof ProviderError ? error : { refusal: '', param: undefined, current: undefined };
    if (refusal === 'email-of-customer')
      setKnown((current as { customer: KnownPerson } | undefined)?.customer);
    if (param) form.setFieldError(toField(param), describeFailure(error));
    setProblem(refusal === 'total-changed' ? newOrder.totalChanged : describeFailure(error));
    void queryClient.invalidateQueries({ queryKey: [previewOrder.path] });
  }

  async function place(): Promise<void> {
    setProblem(undefined);
    setKnown(undefined);
    if (hasMistakes()) return;
    setBusy(true);
    try {
      const fresh = await queryClient.fetchQuery({
        ...previewQuery(toPreview(form.getValues())),
        staleTime: 0,
      });
      // The total on the screen, which the person tells the customer, may be out of date or missing.
      if (fresh.totalPiastres !== totalPiastres) {
        setProblem(newOrder.totalChanged);
        return;
      }
      const body = toRequest(form.getValues(), totalPiastres);
      const { data } = await callStaff(placeOrder, { body: body as never });
      setPlaced(data);
      onPlaced();
      void refreshOrders();
    } catch (error) {
      explain(error);
    } finally {
      setBusy(false);
    }
  }

  /** Forgets what the last attempt found. */
  function reset(): void {
    setProblem(undefined);
    setKnown(undefined);
    setMarked([]);
  }
  return { placed, setPlaced, problem, known, isBusy, place, reset };
}
