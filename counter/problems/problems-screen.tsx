import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useSearchParams } from 'react-router';
import { listProblems, type Problems } from '#contract/today/staff-calls.ts';
import { createReadQuery } from '#counter/data/query-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Loaded } from '#counter/ui/loaded.tsx';
import { Message } from '#counter/ui/message.tsx';
import { Page } from '#counter/ui/page.tsx';
import { TabLinks } from '#counter/ui/tab-links.tsx';
import { ProblemTable } from './problem-table.tsx';
import styles from './problems.module.css';

const PROBLEM_KINDS = [
  'disputes',
  'refusedRefunds',
  'mismatches',
  'unknownPayments',
  'failedJobs',
  'heldBackEmails',
] as const satisfies (keyof Problems)[];

/** Lists the problems that need a decision by a person. */
export function ProblemsScreen() {
  const { home } = useTexts();
  const query = useQuery(createReadQuery(listProblems));
  return (
    <Page title={home.attention} description={home.attentionHint}>
      <Loaded query={query} lines={6}>
        {({ data }) => <FoundProblems problems={data} />}
      </Loaded>
    </Page>
  );
}

/** Shows the problems of the kind that the URL names, or else of the first kind that has any. */
function FoundProblems({ problems }: { problems: Problems }) {
  const texts = useTexts();
  const [params] = useSearchParams();
  const shown =
    PROBLEM_KINDS.find((kind) => kind === params.get('show')) ??
    PROBLEM_KINDS.find((kind) => problems[kind].length > 0) ??
    PROBLEM_KINDS[0];
  return (
    <>
      <TabLinks
        label={texts.home.attention}
        current={shown}
        links={PROBLEM_KINDS.map((name) => ({
          ...{ name, to: `?show=${name}`, count: problems[name].length },
          label: texts.problems.kinds[name],
        }))}
      />
      {problems[shown].length === 0 ? (
        <Message icon={CircleCheck} order={2} title={texts.problems.none} text={texts.problems.noneText} />
      ) : (
        <>
          <p className={styles.hint}>{texts.home[`${shown}Hint`]}</p>
          <ProblemTable kind={shown} problems={problems} />
        </>
      )}
    </>
  );
}
