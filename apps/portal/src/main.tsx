import '@hengce/ui/global';
import './portal.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { allowEmptyHtml } from './host/trustedTypes';
import { whenIdle } from './host/whenIdle';
import { preloadPage } from './router';

allowEmptyHtml();
preloadPage(window.location.pathname);
createRoot(document.getElementById('root') as HTMLElement).render(<App />);
// 宋体 for original documents: 100 kB of @font-face rules that the first paint does not wait for.
whenIdle(() => void import('@hengce/ui/document-font.css'));
