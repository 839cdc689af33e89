import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { writePictureUrl } from '#contract/catalogue/pictures.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { FormDialog } from '#counter/ui/form-dialog.tsx';
import type { FieldPicture } from './picture-order.ts';
import styles from './pictures.module.css';

const MAX_TEXT_LENGTH = 200;

type AltTexts = Pick<FieldPicture, 'textEn' | 'textAr'>;

interface TextsDialogProps {
  picture: FieldPicture;
  onSave: (texts: AltTexts) => void;
  onClose: () => void;
}

/** Asks for the alt text of a picture in both languages. */
export function TextsDialog({ picture, onSave, onClose }: TextsDialogProps) {
  const { common, pictures, session } = useTexts();
  const [texts, setTexts] = useState<AltTexts>({ textEn: picture.textEn, textAr: picture.textAr });
  const isUnsaved = texts.textEn !== picture.textEn || texts.textAr !== picture.textAr;
  function save(event: FormEvent): void {
    event.preventDefault();
    // The form around the field must not be submitted, too.
    event.stopPropagation();
    onSave({ textEn: texts.textEn.trim(), textAr: texts.textAr.trim() });
  }
  return (
    <FormDialog opened title={pictures.textsTitle} isUnsaved={isUnsaved} onClose={onClose}>
      {(close) => (
        <form onSubmit={save}>
          <Stack>
            <img className={styles.described} src={writePictureUrl('', picture.key, 480)} alt="" />
            <Text size="sm" c="dimmed">
              {pictures.textsHint}
            </Text>
            <TextInput
              label={pictures.textEn}
              lang="en"
              dir="ltr"
              maxLength={MAX_TEXT_LENGTH}
              value={texts.textEn}
              onChange={(event) => setTexts({ ...texts, textEn: event.currentTarget.value })}
              data-autofocus
            />
            <TextInput
              label={pictures.textAr}
              lang="ar"
              dir="rtl"
              maxLength={MAX_TEXT_LENGTH}
              value={texts.textAr}
              onChange={(event) => setTexts({ ...texts, textAr: event.currentTarget.value })}
            />
            <Group justify="flex-end" gap="xs">
              <Button variant="subtle" color="gray" onClick={close}>
                {session.cancel}
              </Button>
              <Button type="submit">{common.save}</Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
