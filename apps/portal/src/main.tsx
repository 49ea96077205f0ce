// First: what it takes out of the address must not be seen by anything below.
import { addressToken } from './session/addressToken';
import '@hengce/ui/global';
import './portal.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { signIns } from './host/services';
import { allowHarmless } from './host/trustedTypes';
import { preloadPage } from './router';

allowHarmless();
if (addressToken !== undefined) void signIns.takeToken(addressToken);
preloadPage(window.location.pathname);
createRoot(document.getElementById('root') as HTMLElement).render(<App />);
