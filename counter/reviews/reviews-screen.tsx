import { useInfiniteQuery } from '@tanstack/react-query';
import Star from 'lucide-react/icons/star';
import { REVIEW_VIEWS } from '#contract/reviews/requests.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { ListFrame, useFilter } from './list-frame.tsx';
import { ReviewItem } from './review-item.tsx';
import { reviewsQuery } from './reviews-query.ts';

/** The reviews of all products: the newest, low, reported or hidden ones. */
export function ReviewsScreen() {
  const { reviews: texts } = useTexts();
  const filter = useFilter(REVIEW_VIEWS);
  const query = useInfiniteQuery(reviewsQuery(filter));
  return (
    <ListFrame
      title={texts.title}
      subtitle={texts.subtitle}
      views={REVIEW_VIEWS}
      viewTexts={texts.views}
      filter={filter}
      query={query}
      empty={{ icon: Star, title: texts.emptyTitles[filter.view], text: texts.empty }}
      renderItem={(review) => <ReviewItem key={review.id} review={review} />}
    />
  );
}
