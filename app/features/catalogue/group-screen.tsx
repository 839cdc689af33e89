import type { Answer, Later } from '#app/answers.ts';
import { Show } from '#app/features/loading/show.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ScreenHeading } from '#app/ui/screen-heading.tsx';
import * as common from '#messages/common.ts';
import emptySearch from '../../../catalog/illustrations/empty-search.svg';
import { GroupGrid, GroupGridSkeleton } from './group-grid.tsx';
import type { ShownGroup } from './groups.ts';
import { ListFailed } from './list-failed.tsx';

const USUAL_COUNT = 10;

interface GroupScreenProps {
  title: string;
  note: string;
  failed: string;
  empty: string;
  groups: Later<Answer<ShownGroup[]>>;
  toProducts: (id: string) => string;
  isLogos?: boolean;
}

/** The screen of brands, and that of categories. */
export function GroupScreen(props: GroupScreenProps) {
  const { title, note, failed, empty, groups, toProducts, isLogos = false } = props;
  return (
    <div className="mx-auto max-w-page px-4 pt-8 sm:px-6 lg:px-8">
      <ScreenHeading title={title} note={note} />
      <Show
        later={groups}
        fallback={<GroupGridSkeleton count={USUAL_COUNT} label={common.loading} isLogos={isLogos} />}
      >
        {(answer) => {
          if ('problem' in answer) return <ListFailed problem={answer.problem} title={failed} />;
          if (answer.value.length === 0)
            return <EmptyState picture={emptySearch} title={empty} headingLevel={2} />;
          return <GroupGrid groups={answer.value} toProducts={toProducts} isLogos={isLogos} isFirst />;
        }}
      </Show>
    </div>
  );
}
