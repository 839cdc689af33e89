import type { Answer, MaybePending } from '#app/answers.ts';
import { ShowAnswer } from '#app/features/answers/show-answer.tsx';
import emptySearch from '#app/illustrations/empty-search.svg';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ScreenHeading } from '#app/ui/section.tsx';
import * as common from '#messages/common.ts';
import { GroupGrid, GroupGridSkeleton } from './group-grid.tsx';
import type { ShownGroup } from './groups.ts';
import { ListFailed } from './list-failed.tsx';

const SKELETON_COUNT = 10;

interface GroupScreenProps {
  title: string;
  note: string;
  failed: string;
  empty: string;
  groups: MaybePending<Answer<ShownGroup[]>>;
  toProducts: (id: string) => string;
  isLogos?: boolean;
}

/** The screen of all brands or all categories. */
export function GroupScreen(props: GroupScreenProps) {
  const { title, note, failed, empty, groups, toProducts, isLogos = false } = props;
  return (
    <div className="mx-auto max-w-page px-4 pt-8 sm:px-6 lg:px-8">
      <ScreenHeading title={title} note={note} />
      <ShowAnswer
        answer={groups}
        fallback={<GroupGridSkeleton count={SKELETON_COUNT} label={common.loading} isLogos={isLogos} />}
      >
        {(answer) => {
          if ('problem' in answer) return <ListFailed problem={answer.problem} title={failed} />;
          if (answer.value.length === 0)
            return <EmptyState picture={emptySearch} title={empty} headingLevel={2} />;
          return <GroupGrid groups={answer.value} toProducts={toProducts} isLogos={isLogos} isFirst />;
        }}
      </ShowAnswer>
    </div>
  );
}
