import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { COUNTER_PATH } from './page.ts';

const router = createBrowserRouter([{ path: '*', element: null }], { basename: COUNTER_PATH });
const root = document.getElementById('root');
if (!root) throw new Error('the page has no place for the counter');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
