import '@hengce/ui/styles.css';
import '@hengce/account/styles.css';
import '@hengce/chat/styles.css';
import '@hengce/feature-proofreading/styles.css';
import '@hengce/policy/styles.css';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { router } from './router';

createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />);
