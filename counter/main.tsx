import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import '#counter/look/base.css';
import { createRoot } from 'react-dom/client';
import { findLanguage, loadTexts } from '#counter/i18n/language.ts';
import { applyLanguage } from '#counter/i18n/language-provider.tsx';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no place for the counter');
const language = findLanguage();
applyLanguage(language);
createRoot(root).render(<App first={{ language, texts: await loadTexts(language) }} />);
