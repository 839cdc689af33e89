import { type FormEvent, useRef, useState } from 'react';
import type { InferOutput } from 'valibot';
import { ProviderError } from '#contract/client/provider-error.ts';
import * as common from '#messages/common.ts';
import * as forms from '#messages/forms.ts';
import { sayProblem } from '#messages/provider-errors.ts';
import { checkForm, type FieldIssues, type FieldName, type FormSchema, pickTouched } from './check-form.ts';

interface ShopFormOptions<Schema extends FormSchema> {
  schema: Schema;
  defaultValues?: Partial<Record<FieldName<Schema>, string | undefined>> | undefined;
  /** The form is busy until it resolves; what it throws is shown to the shopper. */
  send: (values: InferOutput<Schema>) => Promise<void>;
  /** What is said of a problem, where a form has its own words. */
  say?: ((problem: ProviderError) => string) | undefined;
  /** Shows a refusal in another way than by the alert above the fields. */
  onRefused?: ((why: string) => void) | undefined;
}

/** Why the last attempt failed; numbered, so that the same text is read out again. */
export interface Refusal {
  attempt: number;
  text: string;
}

type FieldEvent = FormEvent<HTMLInputElement>;

const readValues = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/** A form validated by a schema: errors show once a field was touched, submitting focuses the first wrong field, and
 *  only one submission runs at a time. Inputs are uncontrolled, so that what was typed before hydration counts. */
export function useShopForm<Schema extends FormSchema>({
  schema,
  defaultValues,
  send,
  say = sayProblem,
  onRefused,
}: ShopFormOptions<Schema>) {
  const [issues, setIssues] = useState<FieldIssues>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSubmitting, setSubmitting] = useState(false);
  const touched = useRef(new Set<string>());
  const attempts = useRef(0);
  const isUnderWay = useRef(false);

  function check(form: HTMLFormElement | null) {
    if (!form) return;
    const result = checkForm(schema, readValues(form));
    setIssues('issues' in result ? pickTouched(result.issues, touched.current) : {});
  }

  async function deliver(values: InferOutput<Schema>) {
    isUnderWay.current = true;
    setSubmitting(true);
    try {
      await send(values);
    } catch (error) {
      const isForeseen = error instanceof ProviderError;
      if (!isForeseen) reportError(error);
      const text = isForeseen ? say(error) : common.ourFault;
      if (onRefused) onRefused(text);
      else setRefusal({ attempt: attempts.current, text });
    }
    isUnderWay.current = false;
    setSubmitting(false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    attempts.current += 1;
    setRefusal(undefined);
    const inputs = [...event.currentTarget.elements].filter((one) => one instanceof HTMLInputElement);
    touched.current = new Set(inputs.map(({ name }) => name));
    const result = checkForm(schema, readValues(event.currentTarget));
    setIssues('issues' in result ? result.issues : {});
    if ('output' in result) void deliver(result.output);
    else inputs.find(({ name }) => result.issues[name])?.focus();
  }

  return {
    submit,
    isSubmitting,
    refusal,
    onAccept: () => setRefusal(undefined),
    /** The props that connect an input to its field. */
    bind: (name: FieldName<Schema>) => ({
      name,
      // Not `required`, with which browsers call an empty field invalid before it was touched.
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
