import { handToAssistant } from '@hengce/chat';
import { type FeatureHost, FeatureHostProvider } from '@hengce/feature-kit';
import { handToProofreading } from '@hengce/feature-proofreading';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageError } from '../failure/PageError';
import { chatHref, proofreadingHref } from '../layout/navigation/places';
import { pageAt } from '../pages';
import { draftsOf } from '../session/drafts';
import { useSession } from '../session/session';
import { text } from '../text';
import { HostDialogs } from './dialogs/HostDialogs';
import { Gate } from './gates';
import { handedOver } from './handedOver';
import { leave } from './leave';
import { deckOfHref, links } from './links';
import { notify } from './notify';
import { PagePending } from './PagePending';
import { acquisitionUpgrade, api, moduleUse, signIns, signOut } from './services';
import { loginHref } from './session/safeReturnTo';
import { useTrialWatch } from './session/useTrialWatch';

const draftsNotKept = () => void notify(text.session.draftsNotKept, { tone: 'error' });

/** Provides the portal's `FeatureHost`, the port that every feature is written against (docs/mounting.md). */
export function PortalHost({
  setTitle,
  children,
}: {
  setTitle: NonNullable<FeatureHost['setTitle']>;
  children: ReactNode;
}) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { current } = useSession();
  useTrialWatch(pathname);
  const phone = current?.user.phone;
  const drafts = useMemo(() => (phone ? draftsOf(phone, draftsNotKept) : undefined), [phone]);
  // Only to features that are there.
  const handOver = useMemo<FeatureHost['handOver']>(
    () => ({
      declaration: (artifact) => handedOver.set({ to: 'declaration', artifact }),
      knowledge: (artifact) => handedOver.set({ to: 'knowledge', artifact }),
      ppt: (artifact) => navigate(deckOfHref(artifact)),
      ...(drafts
        ? {
            assistant: (artifact) => void handToAssistant(drafts, artifact).then(() => navigate(chatHref)),
            proofreading: (artifact) =>
              void handToProofreading(drafts, artifact).then(() => navigate(proofreadingHref)),
          }
        : {}),
    }),
    [drafts, navigate],
  );
  const host = useMemo<FeatureHost>(
    () => ({
      api,
      location: { pathname, search, hash },
      navigate: (to, { replace, keepScroll } = {}) =>
        void navigate(to, { replace, state: keepScroll ? { keepScroll } : undefined }),
      preload: (to) => {
        const address = new URL(to, window.location.origin).pathname;
        pageAt(address).preload(address);
      },
      session: {
        isSignedIn: current !== null,
        phone,
        start({ isNewUser, ...started }) {
          if (signIns.offer(started) && isNewUser) void notify(text.session.trialStarted);
        },
        end: signOut,
      },
      leave: (url) => leave(url, window.location),
      setTitle,
      links: { ...links, 'account.login': () => loginHref({ pathname, search, hash }) },
      ...(drafts ? { drafts } : {}),
      handOver,
      reserveUse: moduleUse.reserve,
      upgradeAcquisition: acquisitionUpgrade.proceed,
      Gate,
      PagePending,
      PageError,
    }),
    [pathname, search, hash, navigate, current, phone, drafts, handOver, setTitle],
  );
  return (
    <FeatureHostProvider host={host}>
      {children}
      <HostDialogs />
    </FeatureHostProvider>
  );
}
