import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  hideQuestion,
  QUESTION_VIEWS,
  type StaffQuestion,
  showQuestion,
} from '#contract/questions/staff-calls.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { Age, useNow } from '#counter/ui/age.tsx';
import { AnswerBlock, ItemHead } from './item-head.tsx';
import { ListFrame, useFilter } from './list-frame.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import styles from './reviews.module.css';
import { questionsQuery } from './reviews-query.ts';
import { useAct } from './use-act.ts';

/** The questions about products: those that wait for an answer, from the oldest; answered and hidden ones. */
export function QuestionsScreen() {
  const { questions: texts } = useTexts();
  const filter = useFilter(QUESTION_VIEWS);
  const query = useInfiniteQuery(questionsQuery(filter));
  return (
    <ListFrame
      title={texts.title}
      subtitle={texts.subtitle}
      views={QUESTION_VIEWS}
      viewTexts={texts.views}
      filter={filter}
      query={query}
      empty={{ icon: MessageCircleQuestionMark, title: texts.emptyTitles[filter.view], text: texts.empty }}
      renderItem={(question) => <QuestionItem key={question.id} question={question} />}
    />
  );
}

function QuestionItem({ question }: { question: StaffQuestion }) {
  const { questions: texts, reviews, shell } = useTexts();
  const { shopper, answer, language } = question;
  const isWaiting = !answer && !question.hiddenAt;
  const person = shopper ? (
    <Link to={`/customers/${shopper.id}`}>
      <bdi>{shopper.name}</bdi>
    </Link>
  ) : (
    texts.shopper
  );
  return (
    <li className={styles.item} data-muted={question.hiddenAt !== null}>
      <ItemHead product={question.product} person={person} at={isWaiting ? undefined : question.createdAt}>
        {isWaiting && <Waiting since={question.createdAt} />}
      </ItemHead>
      <p className={styles.text} dir="auto">
        {question.question}
      </p>
      {answer ? (
        <AnswerBlock
          title={
            <>
              <bdi>{reviews.answeredBy(answer.person ?? reviews.somebody)}</bdi>
              {' · '}
              <Age at={answer.at} />
            </>
          }
          text={answer.text}
        />
      ) : (
        <p className={styles.facts}>{texts.emailIn(shell.languages[language])}</p>
      )}
      <QuestionActions question={question} />
    </li>
  );
}

function Waiting({ since }: { since: string }) {
  const { questions: texts } = useTexts();
  const { writeAge } = useFormats();
  return <span className={styles.waiting}>{texts.waitsSince(writeAge(since, useNow()))}</span>;
}

function QuestionActions({ question }: { question: StaffQuestion }) {
  const { questions: texts, reviews } = useTexts();
  const mayChange = useMe().permissions.includes('catalogue.change');
  const [isOpen, setOpen] = useState(false);
  const { act, isBusy } = useAct();
  const { id, answer, hiddenAt } = question;
  if (!mayChange) return null;
  return (
    <div className={styles.actions}>
      <Button variant={answer ? 'default' : 'light'} size="xs" onClick={() => setOpen(true)}>
        {answer ? texts.change : reviews.answer}
      </Button>
      <Button
        variant="default"
        size="xs"
        loading={isBusy}
        onClick={() =>
          void (hiddenAt
            ? act(() => callStaff(showQuestion, { id }), texts.isShown)
            : act(() => callStaff(hideQuestion, { id }), texts.isHidden))
        }
      >
        {hiddenAt ? reviews.show : reviews.hide}
      </Button>
      {isOpen && <QuestionDialog question={question} onClose={() => setOpen(false)} />}
    </div>
  );
}
