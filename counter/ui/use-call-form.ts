import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import type * as v from 'valibot';
import { ProviderError } from '#contract/client/provider-error.ts';
import { useErrorTexts } from './describe-error.ts';

type AnyValues = Record<string, unknown>;

interface CallFormOptions<Values extends AnyValues> {
  initialValues: Values;
  /** The contract's schema of the request. Its messages are refusal codes. */
  schema: v.GenericSchema;
  send: (values: Values) => Promise<void>;
}

/** Maps a path to its form field; a list entry belongs to the list's field. */
const fieldOf = (path: string, values: AnyValues) => (path in values ? path : (path.split('.')[0] ?? ''));

/** A form that sends an API call. The contract's schema validates it, and a refusal appears at its field. */
export function useCallForm<Values extends AnyValues>({
  initialValues,
  schema,
  send,
}: CallFormOptions<Values>) {
  const { describeIssue, describeFailure } = useErrorTexts();
  const [problem, setProblem] = useState<string>();
  const check = schemaResolver(schema, { sync: true });
  const form = useForm<Values>({
    initialValues,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(check(values)).map(([path, message]) => [
          fieldOf(path, values),
          describeIssue(String(message)),
        ]),
      ),
  });

  async function trySending(values: Values): Promise<void> {
    setProblem(undefined);
    try {
      await send(values);
    } catch (error) {
      const param = error instanceof ProviderError ? fieldOf(error.param ?? '', values) : '';
      if (param in values) {
        form.setFieldError(param, describeFailure(error));
        form.getInputNode(param)?.focus();
      } else setProblem(describeFailure(error));
    }
  }

  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  return {
    form,
    /** An error that belongs to no field. */
    problem,
    submit: form.onSubmit(trySending, focusFirst),
  };
}
