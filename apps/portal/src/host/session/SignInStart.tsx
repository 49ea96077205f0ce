import { Button, StateView } from '@hengce/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { text } from '../../text';
import { PagePending } from '../PagePending';
import { signIns } from '../services';

const words = text.signIn;

/** Verifies the token of an address before any page is shown, so that nobody sees a page of another user. */
export function SignInStart({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(signIns.subscribe, signIns.get);
  if (state.step !== 'checking' && state.step !== 'failed') return children;
  return (
    <main>
      {state.step === 'checking' ? (
        <PagePending />
      ) : (
        <SignInFailed message={state.message} onRetry={() => void signIns.retry()} onWithout={signIns.keep} />
      )}
    </main>
  );
}

export interface SignInFailedProps {
  message: string;
  onRetry: () => void;
  /** Called to continue without the token: a user who is signed in stays so, and nobody is sent to sign-in. */
  onWithout: () => void;
}

export function SignInFailed({ message, onRetry, onWithout }: SignInFailedProps) {
  return (
    <StateView
      kind="offline"
      size="page"
      title={words.failedTitle}
      description={message}
      primaryAction={
        <Button variant="primary" onPress={onRetry}>
          {words.retry}
        </Button>
      }
      secondaryAction={<Button onPress={onWithout}>{words.without}</Button>}
    />
  );
}
