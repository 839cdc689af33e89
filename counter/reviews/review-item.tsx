import { Button, VisuallyHidden } from '@mantine/core';
import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  dismissReports,
  removeReviewAnswer,
  type StaffReview,
  showReview,
} from '#contract/reviews/staff-calls.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { Age } from '#counter/ui/age.tsx';
import { ToneBadge } from '#counter/ui/tone-badge.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { HideDialog } from './hide-dialog.tsx';
import { AnswerBlock, ItemHead } from './item-head.tsx';
import styles from './reviews.module.css';
import { useAct } from './use-act.ts';

/** A review with its reports, its answer, and what can be done with it. */
export function ReviewItem({ review }: { review: StaffReview }) {
  const { reviews: texts } = useTexts();
  const { author, shopperId, hidden, answer, reports } = review;
  const name = author === null ? texts.demo : <bdi>{author || texts.deleted}</bdi>;
  const person = author && shopperId ? <Link to={`/customers/${shopperId}`}>{name}</Link> : name;
  return (
    <li className={styles.item} data-muted={hidden !== null}>
      <ItemHead product={review.product} person={person} at={review.createdAt}>
        <Rating value={review.rating} />
      </ItemHead>
      <p className={styles.text} dir="auto">
        {review.review}
      </p>
      <div className={styles.badges}>
        {review.isPurchased && (
          <ToneBadge tone="good" icon={ShoppingBag}>
            {texts.bought}
          </ToneBadge>
        )}
        {hidden && (
          <ToneBadge tone="quiet" icon={EyeOff}>
            {texts.hidden}
          </ToneBadge>
        )}
        {reports.map(({ reason, count }) => (
          <ToneBadge key={reason} tone="bad" icon={Flag}>
            {texts.report(texts.reasons[reason], count)}
          </ToneBadge>
        ))}
      </div>
      {hidden && (
        <p className={styles.facts}>
          <bdi>{texts.hiddenBy(hidden.person ?? texts.somebody)}</bdi>
          {' · '}
          <Age at={hidden.at} />
          {' · '}
          <bdi>{hidden.reason}</bdi>
        </p>
      )}
      {answer && (
        <AnswerBlock
          title={
            <>
              <bdi>{texts.answeredBy(answer.person ?? texts.somebody)}</bdi>
              {' · '}
              <Age at={answer.at} />
            </>
          }
          text={answer.text}
        />
      )}
      <ReviewActions review={review} />
    </li>
  );
}

function ReviewActions({ review }: { review: StaffReview }) {
  const { reviews: texts } = useTexts();
  const mayChange = useMe().permissions.includes('catalogue.change');
  const [dialog, setDialog] = useState<'answer' | 'hide'>();
  const { act, isBusy } = useAct();
  const { id, hidden, answer, reports } = review;
  const close = () => setDialog(undefined);
  if (!mayChange) return null;
  return (
    <div className={styles.actions}>
      <Button variant="default" size="xs" onClick={() => setDialog('answer')}>
        {answer ? texts.changeAnswer : texts.answer}
      </Button>
      {answer && (
        <Button
          variant="default"
          size="xs"
          loading={isBusy}
          onClick={() => void act(() => callStaff(removeReviewAnswer, { id }), texts.answerRemoved)}
        >
          {texts.removeAnswer}
        </Button>
      )}
      {hidden ? (
        <Button
          variant="default"
          size="xs"
          loading={isBusy}
          onClick={() => void act(() => callStaff(showReview, { id }), texts.isShown)}
        >
          {texts.show}
        </Button>
      ) : (
        <Button variant="default" size="xs" onClick={() => setDialog('hide')}>
          {texts.hide}
        </Button>
      )}
      {reports.length > 0 && (
        <Button
          variant="default"
          size="xs"
          loading={isBusy}
          onClick={() => void act(() => callStaff(dismissReports, { id }), texts.dismissed)}
        >
          {texts.dismiss}
        </Button>
      )}
      <HideDialog review={review} opened={dialog === 'hide'} onClose={close} />
      {dialog === 'answer' && <AnswerDialog review={review} onClose={close} />}
    </div>
  );
}

function Rating({ value }: { value: number }) {
  const { reviews: texts } = useTexts();
  const { writeCount } = useFormats();
  return (
    <span className={styles.rating} data-low={value < 3}>
      <Star size={15} fill="currentColor" aria-hidden />
      <span aria-hidden="true">{writeCount(value)}</span>
      <VisuallyHidden>{texts.stars(value, writeCount(value))}</VisuallyHidden>
    </span>
  );
}
