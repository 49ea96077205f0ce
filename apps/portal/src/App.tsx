import { Provider, useTheme } from '@hengce/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { queryClient } from './host/services';
import { SignInStart } from './host/session/SignInStart';
import { Toasts } from './host/Toasts';
import { whenIdle } from './host/whenIdle';
import { PortalRoutes } from './router';
import { themePreference, usePreference } from './session/preferences';

/**
 * The portal with its providers, outermost first. The session is a store of its own (session/session.ts) and needs
 * none.
 */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Themed>
          <SignInStart>
            <PortalRoutes />
          </SignInStart>
          <Toasts />
        </Themed>
      </BrowserRouter>
    </QueryClientProvider>
  );
}

// 100 kB of @font-face rules that no paint waits for. Where they do not come, the font stack's next one stands.
const loadDocumentFont = () => void whenIdle(() => void import('@hengce/ui/document-font.css').catch(() => undefined));

function Themed({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Provider
      colorScheme={usePreference(themePreference)}
      navigate={(path) => void navigate(path)}
      loadDocumentFont={loadDocumentFont}
    >
      <PageTheme />
      {children}
    </Provider>
  );
}

/** The theme on <html> too: what lies beyond the app when one scrolls past its end has the same ground. */
function PageTheme() {
  const theme = useTheme();
  useLayoutEffect(() => {
    document.documentElement.dataset.hcTheme = theme;
  }, [theme]);
  return null;
}
