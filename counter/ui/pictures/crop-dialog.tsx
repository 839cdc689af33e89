import { Button, Group, Modal, SegmentedControl, Stack } from '@mantine/core';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { writePictureUrl } from '#contract/catalogue/pictures.ts';
import type { UploadedPicture } from '#contract/pictures/answers.ts';
import { uploadFile } from '#counter/data/upload-picture.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useErrorTexts } from '#counter/ui/describe-error.ts';
import { Problem } from '#counter/ui/message.tsx';
import styles from './pictures.module.css';

const SHAPES = { free: undefined, square: 1, '3:4': 3 / 4, '4:3': 4 / 3, '16:9': 16 / 9 } as const;
type Shape = keyof typeof SHAPES;

const FIRST_PERCENT = 90;
/** Less would be rounding. */
const MIN_FRACTION = 0.005;

interface CropDialogProps {
  pictureKey: string;
  /** The file that was uploaded, if this field did it; else the stored picture is cropped. */
  file: Blob | undefined;
  /** The only allowed width divided by height. */
  aspect: number | undefined;
  onCropped: (picture: UploadedPicture, source: Blob) => void;
  onClose: () => void;
}

/** The largest part of a picture in this shape, in percent, with some margin. */
function findFirstCrop(width: number, height: number, aspect: number | undefined): PercentCrop {
  const whole = { unit: '%' as const, width: FIRST_PERCENT };
  if (aspect === undefined) return centerCrop({ ...whole, height: FIRST_PERCENT }, width, height);
  const isWide = width / height > aspect;
  const side = isWide ? { unit: '%' as const, height: FIRST_PERCENT } : whole;
  return centerCrop(makeAspectCrop(side, aspect, width, height), width, height);
}

const toFraction = (percent: number, max: number) => Math.min(max, Math.max(0, percent / 100));

const toCrop = ({ x, y, width, height }: PercentCrop) => ({
  x: toFraction(x, 1 - MIN_FRACTION),
  y: toFraction(y, 1 - MIN_FRACTION),
  width: toFraction(width, 1),
  height: toFraction(height, 1),
});

const readStored = async (key: string) => (await fetch(writePictureUrl('', key))).blob();

/** A URL of a file for as long as a component is mounted; of the stored picture without a file. */
function usePreviewUrl(file: Blob | undefined, key: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(writePictureUrl('', key));
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file, key]);
  return url;
}

/** Chooses the part of a picture to keep, and uploads it as a picture of its own. */
export function CropDialog({ pictureKey, file, aspect, onCropped, onClose }: CropDialogProps) {
  const { common, pictures, session } = useTexts();
  const { describeFailure } = useErrorTexts();
  const [shape, setShape] = useState<Shape>('free');
  const [crop, setCrop] = useState<PercentCrop>();
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const url = usePreviewUrl(file, pictureKey);
  const wanted = aspect ?? SHAPES[shape];

  function start({
    currentTarget: { naturalWidth: width, naturalHeight: height },
  }: SyntheticEvent<HTMLImageElement>) {
    setSize({ width, height });
    setCrop(findFirstCrop(width, height, wanted));
  }
  function chooseShape(next: Shape): void {
    setShape(next);
    if (size) setCrop(findFirstCrop(size.width, size.height, SHAPES[next]));
  }
  async function keepPart(): Promise<void> {
    if (!crop) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const source = file ?? (await readStored(pictureKey));
      onCropped(await uploadFile(source, { crop: toCrop(crop) }), source);
    } catch (error) {
      setProblem(describeFailure(error));
      setBusy(false);
    }
  }
  return (
    <Modal
      opened
      title={pictures.cropTitle}
      size="lg"
      onClose={() => !isBusy && onClose()}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <Stack>
        {aspect === undefined && (
          <SegmentedControl
            aria-label={pictures.shape}
            value={shape}
            onChange={(value) => chooseShape(value as Shape)}
            data={(Object.keys(SHAPES) as Shape[]).map((value) => ({
              value,
              label: (pictures.shapes as Partial<Record<Shape, string>>)[value] ?? value,
            }))}
          />
        )}
        <div className={styles.cropper} dir="ltr">
          <ReactCrop
            {...(crop && { crop })}
            {...(wanted !== undefined && { aspect: wanted })}
            minWidth={16}
            minHeight={16}
            keepSelection
            disabled={isBusy}
            onChange={(_, percent) => setCrop(percent)}
            ariaLabels={{
              cropArea: pictures.cropArea,
              nwDragHandle: pictures.cropHandles.nw,
              nDragHandle: pictures.cropHandles.n,
              neDragHandle: pictures.cropHandles.ne,
              eDragHandle: pictures.cropHandles.e,
              seDragHandle: pictures.cropHandles.se,
              sDragHandle: pictures.cropHandles.s,
              swDragHandle: pictures.cropHandles.sw,
              wDragHandle: pictures.cropHandles.w,
            }}
          >
            {url && <img className={styles.cropped} src={url} alt="" onLoad={start} />}
          </ReactCrop>
        </div>
        <Problem>{problem}</Problem>
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" color="gray" onClick={onClose} disabled={isBusy}>
            {session.cancel}
          </Button>
          <Button onClick={() => void keepPart()} loading={isBusy} disabled={!crop}>
            {pictures.keepPart}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
