import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { readIntent, rememberIntent, takeIntent } from '#app/features/intents/intent.ts';
import { ShopAnswer } from '#app/features/reviews/shop-answer.tsx';
import { useLazyForm } from '#app/features/reviews/use-lazy-form.ts';
import { readToken } from '#app/features/session/session.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { paths } from '#app/paths.ts';
import { Button, writeButtonClass } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { focusOn } from '#app/ui/focus.ts';
import { findDirection, IsolatedText } from '#app/ui/isolated-text.tsx';
import { Section } from '#app/ui/section.tsx';
import * as messages from '#messages/questions.ts';
import type { ShownQuestions } from './shown-question.ts';

interface QuestionsProps {
  product: { id: string; title: string; pictures: string[]; questions: ShownQuestions };
  /** The path to return to after login. */
  path: string;
}

const importForm = async () => (await import('./question-form.tsx')).QuestionForm;

/** The answered questions about a product, and the form for asking one. */
export const Questions = (props: QuestionsProps) => (
  <Section id="questions" title={messages.title}>
    <ProductQuestions key={props.product.id} {...props} />
  </Section>
);

function ProductQuestions({ product, path }: QuestionsProps) {
  const { id, title, pictures } = product;
  const intent = { kind: 'question', productId: id, title, picture: pictures[0] } as const;
  const [all, setAll] = useState<ShownQuestions>();
  const { listed, total } = all ?? product.questions;
  const [isLoading, setLoading] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const { Form, isOpening, open, close } = useLazyForm(container, importForm);
  const openAfterLogin = useEffectEvent(() => {
    const stored = readIntent();
    if (stored?.kind !== 'question' || stored.productId !== id || !readToken()) return;
    takeIntent();
    open();
  });
  useEffect(() => openAfterLogin(), []);

  async function showAll(): Promise<void> {
    setLoading(true);
    try {
      const { listAll } = await import('./question-calls.ts');
      const found = await listAll(id);
      const first = found.listed[listed.length];
      flushSync(() => setAll(found));
      // Keyboard users continue at the first new question.
      if (first) focusOn(document.getElementById(`question-${first.id}`));
    } catch {
      showToast({ kind: 'error', text: messages.moreFailed });
    }
    setLoading(false);
  }

  const askButton = (
    <>
      {/* Both variants are rendered: CSS shows the right one before hydration. */}
      <Link
        to={paths.login}
        data-press=""
        onClick={() => rememberIntent({ ...intent, path: `${path}#questions` })}
        className={writeButtonClass({ variant: 'quiet', className: 'signed-in:hidden' })}
      >
        {messages.ask}
      </Link>
      <Button variant="quiet" isBusy={isOpening} data-opens="" onClick={open} className="signed-out:hidden">
        {messages.ask}
      </Button>
    </>
  );
  const form = Form && <Form productId={id} path={path} onClose={close} />;
  if (listed.length === 0) {
    return (
      <div ref={container}>
        {form ?? (
          <div className="rounded-card border border-dashed border-edge px-5 py-8 text-center">
            <p className="text-pretty text-ink-soft">{messages.empty}</p>
            <p className="mt-4">{askButton}</p>
          </div>
        )}
      </div>
    );
  }
  return (
    <div ref={container} className="max-w-3xl">
      <ul className="grid gap-4">
        {listed.map(({ id: questionId, question, answer, day }) => (
          <Card as="li" key={questionId} id={`question-${questionId}`} className="p-5">
            <p dir={findDirection(question)} className="font-medium whitespace-pre-line wrap-anywhere">
              <IsolatedText text={question} />
            </p>
            <ShopAnswer text={answer} day={day} />
          </Card>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        {!form && askButton}
        {!all && listed.length < total && (
          <Button variant="plain" isBusy={isLoading} onClick={showAll}>
            {messages.showAll(total)}
          </Button>
        )}
      </div>
      {form && <div className="mt-4">{form}</div>}
    </div>
  );
}
