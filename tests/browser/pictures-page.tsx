/** A page with the counter's fields for pictures, and their values as text. */
import '@mantine/core/styles.css';
import '#counter/look/base.css';
import { DirectionProvider, MantineProvider, Stack } from '@mantine/core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { findLanguage, loadTexts } from '#counter/i18n/language.ts';
import { applyLanguage, LanguageProvider } from '#counter/i18n/language-provider.tsx';
import { resolveCssVariables } from '#counter/look/css-variables.ts';
import { theme } from '#counter/look/theme.ts';
import { PictureField } from '#counter/ui/pictures/picture-field.tsx';
import type { FieldPicture } from '#counter/ui/pictures/picture-order.ts';
import { PicturesField } from '#counter/ui/pictures/pictures-field.tsx';

function PicturesPage() {
  const [many, setMany] = useState<readonly FieldPicture[]>([]);
  const [one, setOne] = useState<FieldPicture>();
  const [isBusy, setBusy] = useState(false);
  return (
    <main>
      <h1>Pictures</h1>
      <Stack>
        <PicturesField label="Many" value={many} onChange={setMany} max={4} onBusyChange={setBusy} />
        <PictureField label="One" value={one} onChange={setOne} aspect={2} />
        <output data-testid="value" data-busy={isBusy}>
          {JSON.stringify({ many, one })}
        </output>
      </Stack>
    </main>
  );
}

const root = document.getElementById('root');
const language = findLanguage();
applyLanguage(language);
if (root)
  createRoot(root).render(
    <DirectionProvider>
      <MantineProvider theme={theme} cssVariablesResolver={resolveCssVariables} defaultColorScheme="auto">
        <LanguageProvider first={{ language, texts: await loadTexts(language) }}>
          <PicturesPage />
        </LanguageProvider>
      </MantineProvider>
    </DirectionProvider>,
  );
