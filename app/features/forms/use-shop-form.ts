import { type FormEvent, useRef, useState } from 'react';
import type { InferOutput } from 'valibot';
import { ProviderError } from '#contract/client/provider-error.ts';
import * as common from '#messages/common.ts';
import * as forms from '#messages/forms.ts';
import { formatProblem } from '#messages/provider-errors.ts';
import { checkForm, type FieldIssues, type FieldName, type FormSchema, pickTouched } from './check-form.ts';

interface ShopFormOptions<Schema extends FormSchema> {
  schema: Schema;
  defaultValues?: Partial<Record<FieldName<Schema>, string | undefined>> | undefined;
  /** The form is busy until the promise settles; a rejection is shown to the shopper. */
  send: (values: InferOutput<Schema>) => Promise<void>;
  /** Returns the text of a provider's error, in place of the default text. */
  describeProblem?: ((problem: ProviderError) => string) | undefined;
  /** Called with the text of a failure. The alert above the fields is then not shown. */
  onRefused?: ((why: string) => void) | undefined;
}

/** Why the last attempt failed. The number makes screen readers announce the same text again. */
export interface FailedAttempt {
  attempt: number;
  text: string;
}

type FieldEvent = FormEvent<HTMLInputElement>;

/** The props that `bind` returns for a field. */
export type BoundField = ReturnType<ReturnType<typeof useShopForm>['bind']>;

const readValues = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/** A form validated by a schema: touched fields show errors, submitting focuses the first invalid field, and only one
 *  submission runs at a time. Inputs are uncontrolled, so that text typed before hydration is not lost. */
export function useShopForm<Schema extends FormSchema>({
  schema,
  defaultValues,
  send,
  describeProblem = formatProblem,
  onRefused,
}: ShopFormOptions<Schema>) {
  const [issues, setIssues] = useState<FieldIssues>({});
  const [refusal, setRefusal] = useState<FailedAttempt>();
  const [isSubmitting, setSubmitting] = useState(false);
  const touched = useRef(new Set<string>());
  const attempts = useRef(0);
  const isSending = useRef(false);

  function check(form: HTMLFormElement | null) {
    if (!form) return;
    const result = checkForm(schema, readValues(form));
    setIssues('issues' in result ? pickTouched(result.issues, touched.current) : {});
  }

  async function sendValues(values: InferOutput<Schema>) {
    isSending.current = true;
    setSubmitting(true);
    try {
      await send(values);
    } catch (error) {
      const isExpected = error instanceof ProviderError;
      if (!isExpected) reportError(error);
      const text = isExpected ? describeProblem(error) : common.ourFault;
      if (onRefused) onRefused(text);
      else setRefusal({ attempt: attempts.current, text });
    }
    isSending.current = false;
    setSubmitting(false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    attempts.current += 1;
    setRefusal(undefined);
    const inputs = [...event.currentTarget.elements].filter((one) => one instanceof HTMLInputElement);
    touched.current = new Set(inputs.map(({ name }) => name));
    const result = checkForm(schema, readValues(event.currentTarget));
    setIssues('issues' in result ? result.issues : {});
    if ('output' in result) void sendValues(result.output);
    else inputs.find(({ name }) => result.issues[name])?.focus();
  }

  return {
    submit,
    isSubmitting,
    refusal,
    onAccept: () => setRefusal(undefined),
    bind: (name: FieldName<Schema>) => ({
      name,
      // Not `required`, because browsers then mark untouched empty fields as invalid.
      'aria-required': true,
      defaultValue: defaultValues?.[name],
      error: forms.issues[issues[name] as keyof typeof forms.issues],
      onBlur: ({ currentTarget }: FieldEvent) => {
        touched.current.add(name);
        check(currentTarget.form);
      },
      onChange: ({ currentTarget }: FieldEvent) => touched.current.has(name) && check(currentTarget.form),
    }),
  };
}
