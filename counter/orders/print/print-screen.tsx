import { Alert, Button, Group, Loader, SegmentedControl, Text, VisuallyHidden } from '@mantine/core';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import { Link, useSearchParams } from 'react-router';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { DIRECTIONS } from '#counter/i18n/language.ts';
import { useFormats, useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { QueryProblem } from '#counter/ui/loaded.tsx';
import { WindowTitle } from '#counter/ui/shop-name.tsx';
import { Invoice } from './invoice.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { PickList } from './pick-list.tsx';
import styles from './print.module.css';
import { PAPER_LANGUAGES, PAPERS, type PaperChoice, readPaper, SIZES } from './read-paper.ts';
import { useOrdersToPrint, usePaperLanguages } from './use-papers.ts';

/** The print view: documents of one or more orders. */
export function PrintScreen() {
  const { print } = useTexts();
  const [params] = useSearchParams();
  const choice = readPaper(params);
  const { orders, missing, isReading } = useOrdersToPrint(choice.orders);
  return (
    <main className={styles.screen}>
      <WindowTitle screen={print.title} />
      <VisuallyHidden component="h1">{print.title}</VisuallyHidden>
      <PrintToolbar choice={choice} read={orders.length} isReading={isReading} />
      {missing.length > 0 && (
        <Alert color="red" className={styles.onScreen ?? ''}>
          {print.missing(missing.join(', '))}
        </Alert>
      )}
      {!isReading && <Papers choice={choice} orders={orders} />}
    </main>
  );
}

function Papers({ choice, orders }: { choice: PaperChoice; orders: WholeOrder[] }) {
  const { language: own } = useLanguage();
  const { writeIn, settings } = usePaperLanguages();
  if (settings.isError) return <QueryProblem query={settings} />;
  if (!writeIn || orders.length === 0) return null;
  if (choice.paper === 'picklist') {
    const language = choice.language === 'order' ? own : choice.language;
    return (
      <article className={styles.sheet} data-size={choice.size} lang={language} dir={DIRECTIONS[language]}>
        <PickList orders={orders} paper={writeIn(language)} />
      </article>
    );
  }
  const Paper = choice.paper === 'slips' ? PackingSlip : Invoice;
  return orders.map((order) => {
    const language = choice.language === 'order' ? order.language : choice.language;
    return (
      <article
        key={order.id}
        className={styles.sheet}
        data-size={choice.size}
        lang={language}
        dir={DIRECTIONS[language]}
      >
        <Paper order={order} paper={writeIn(language)} />
      </article>
    );
  });
}

interface PrintToolbarProps {
  choice: PaperChoice;
  read: number;
  isReading: boolean;
}

function PrintToolbar({ choice, read, isReading }: PrintToolbarProps) {
  const { print, order, orders } = useTexts();
  const { writeCount } = useFormats();
  const [params, setParams] = useSearchParams();
  const set = (name: string) => (value: string) => {
    params.set(name, value);
    setParams(params, { replace: true });
  };
  const count = choice.orders.length;
  return (
    <Group className={styles.toolbar ?? ''} gap="sm">
      <Button
        component={Link}
        to={count === 1 ? `/orders/${choice.orders[0]}` : '/orders'}
        variant="subtle"
        leftSection={<ArrowLeft size={16} className={styles.arrow} aria-hidden />}
      >
        {count === 1 ? choice.orders[0] : order.back}
      </Button>
      <SegmentedControl
        aria-label={print.paper}
        value={choice.paper}
        data={PAPERS.map((value) => ({ value, label: print.papers[value] }))}
        onChange={set('paper')}
      />
      <SegmentedControl
        aria-label={print.size}
        value={choice.size}
        data={SIZES.map((value) => ({ value, label: print.sizes[value] }))}
        onChange={set('size')}
      />
      <SegmentedControl
        aria-label={print.language}
        value={choice.language}
        data={PAPER_LANGUAGES.map((value) => ({ value, label: print.languages[value] }))}
        onChange={set('language')}
      />
      <Text fz="sm" c="dimmed" role="status" ms="auto">
        {count === 0
          ? print.none
          : isReading
            ? print.loading(writeCount(read), writeCount(count))
            : orders.found(read, writeCount(read))}
      </Text>
      {isReading && <Loader size={16} aria-hidden />}
      <Button
        leftSection={<Printer size={16} aria-hidden />}
        disabled={isReading || read === 0}
        onClick={() => window.print()}
      >
        {print.print}
      </Button>
    </Group>
  );
}
