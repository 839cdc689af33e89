import { Checkbox, Text, TextInput } from '@mantine/core';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { useState } from 'react';
import { useFormats, useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { ProductPicture } from '#counter/ui/product-picture.tsx';
import { ActForm, type ActFormProps, AnywayField, isSafeToSend } from './act-form.tsx';
import { type Counts, countScan, isLineComplete, type ScanResult, toggleLine } from './count-scan.ts';
import { listConsequences } from './list-consequences.ts';
import styles from './order.module.css';

/** Checks off order lines while the person packs the parcel, by hand or with a barcode scanner. */
export function PackForm({ order, onSend, ...props }: ActFormProps) {
  const { order: texts } = useTexts();
  const { language } = useLanguage();
  const { writeCount } = useFormats();
  const [counts, setCounts] = useState<Counts>({});
  const [code, setCode] = useState('');
  const [result, setResult] = useState<ScanResult>();
  const [isAnyway, setIsAnyway] = useState(false);
  const checked = order.lines.filter((line) => isLineComplete(counts, line)).length;
  const isComplete = checked === order.lines.length;
  function scan() {
    const scanned = countScan(counts, order.lines, code);
    setCounts(scanned.counts);
    setResult(scanned.result);
    setCode('');
  }
  return (
    <ActForm
      {...props}
      action="pack"
      consequences={listConsequences('pack', order)}
      canSend={isSafeToSend(order) || isAnyway}
      submit={isComplete ? texts.acts.pack : texts.packUnchecked}
      // If a code is still in the field, counts it instead of sending the form.
      onSubmit={() => (code ? scan() : onSend({ action: 'pack', isAnyway }))}
    >
      <TextInput
        aria-label={texts.scan}
        placeholder={texts.scan}
        dir="ltr"
        autoComplete="off"
        data-autofocus
        leftSection={<ScanBarcode size={17} aria-hidden />}
        value={code}
        error={result && result !== 'counted' && texts.scanned[result]}
        onChange={(event) => setCode(event.currentTarget.value)}
        onKeyDown={(event) => {
          // A barcode scanner types the code and then Enter, which must not send the form.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (code) scan();
        }}
      />
      <div>
        {order.lines.map((line) => (
          <label
            key={line.id}
            className={styles.packLine}
            data-complete={isLineComplete(counts, line)}
            htmlFor={`pack-${line.id}`}
          >
            <Checkbox
              id={`pack-${line.id}`}
              size="md"
              checked={isLineComplete(counts, line)}
              indeterminate={!isLineComplete(counts, line) && (counts[line.id] ?? 0) > 0}
              onChange={() => setCounts(toggleLine(counts, line))}
            />
            <ProductPicture cover={line.cover} size={44} />
            <Text className={styles.lineText} fw={500} lineClamp={2}>
              <bdi>{language === 'ar' ? line.titleAr : line.titleEn}</bdi>
            </Text>
            <Text fw={600} fz="lg" style={{ whiteSpace: 'nowrap' }}>
              {counts[line.id] ? `${writeCount(counts[line.id] ?? 0)} / ` : '× '}
              {writeCount(line.pieces)}
            </Text>
          </label>
        ))}
      </div>
      <Text fz="sm" c="dimmed" role="status">
        {texts.checkedOf(writeCount(checked), writeCount(order.lines.length))}
      </Text>
      <AnywayField order={order} isAnyway={isAnyway} onChange={setIsAnyway} />
    </ActForm>
  );
}
