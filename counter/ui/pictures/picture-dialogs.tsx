import { lazy, Suspense } from 'react';
import type { UploadedPicture } from '#contract/pictures/answers.ts';
import type { useDialog } from '#counter/ui/use-dialog.ts';
import type { FieldPicture } from './picture-order.ts';
import { TextsDialog } from './texts-dialog.tsx';
import type { Uploads } from './use-uploads.ts';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

export interface PictureDialog {
  kind: 'crop' | 'texts';
  picture: FieldPicture;
}

interface PictureDialogsProps {
  dialog: ReturnType<typeof useDialog<PictureDialog>>;
  aspect: number | undefined;
  sources: Uploads['sources'];
  onReplace: (key: string, picture: UploadedPicture) => void;
  /** Called with the key of the picture that the dialog left behind. */
  onClosed: (key: string, kind: PictureDialog['kind']) => void;
  onTexts: (key: string, texts: Pick<FieldPicture, 'textEn' | 'textAr'>) => void;
}

/** The dialogs of a field for pictures. */
export function PictureDialogs({
  dialog,
  aspect,
  sources,
  onReplace,
  onTexts,
  onClosed,
}: PictureDialogsProps) {
  const { isOpen, subject } = dialog;
  if (!isOpen || !subject) return null;
  const { kind, picture } = subject;
  const { key } = picture;
  const close = (left = key) => {
    dialog.close();
    onClosed(left, kind);
  };
  if (kind === 'texts')
    return (
      <TextsDialog
        picture={picture}
        onSave={(texts) => {
          onTexts(key, texts);
          close();
        }}
        onClose={() => close()}
      />
    );
  const source = sources.get(key);
  return (
    <Suspense>
      <CropDialog
        pictureKey={key}
        file={source?.file}
        aspect={aspect}
        onCropped={(cropped, file) => {
          // A crop of the crop begins with the whole picture again.
          sources.set(cropped.key, { file, number: source?.number ?? 0 });
          onReplace(key, cropped);
          close(cropped.key);
        }}
        onClose={() => close()}
      />
    </Suspense>
  );
}
