import type { Answer } from '#app/answers.ts';
import { GroupGrid } from '#app/features/catalogue/group-grid.tsx';
import type { ShownGroup } from '#app/features/catalogue/groups.ts';
import { ListFailed } from '#app/features/catalogue/list-failed.tsx';
import { paths } from '#app/paths.ts';
import { Section, SectionLink } from '#app/ui/section.tsx';
import * as common from '#messages/common.ts';
import * as groups from '#messages/groups.ts';
import * as home from '#messages/home.ts';

/** Short ways into the catalogue. */
export function HomeCategories({ answer }: { answer: Answer<ShownGroup[]> }) {
  if ('problem' in answer) return <ListFailed problem={answer.problem} title={groups.categoriesFailed} />;
  return (
    <Section
      id="categories"
      title={home.categories}
      note={home.categoriesNote}
      action={<SectionLink to={paths.categories}>{common.seeAll}</SectionLink>}
    >
      <GroupGrid groups={answer.value} toProducts={paths.productsOfCategory} />
    </Section>
  );
}
