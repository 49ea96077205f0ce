'use client';
import { Button, Dialog, TextField, useCopy } from '@hengce/ui';
import { type ReactNode, useState } from 'react';
import { dialog, linkLine } from './SecretLinkDialog.css';

export interface SecretLinkDialogProps {
  text: { title: string; create: string; createAgain: string; copy: string; stop: string; done: string };
  /** Path of the link, if it was created here; undefined otherwise. */
  label: string;
  /** Path of the link, if it was created here; undefined otherwise. */
  path: string | undefined;
  /** Whether a link exists, created here or elsewhere. */
  isActive: boolean;
  isCreating: boolean;
  isStopping: boolean;
  onCreate: () => void;
  onStop: () => void;
  /** Options of the next link. */
  choice?: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Description of what a reader of the link sees. */
  children: ReactNode;
}

/**
 * Dialog that creates and revokes a secret link. The link is shown only where it was created: elsewhere only that one
 * exists.
 */
export function SecretLinkDialog({ text, label, path, isActive, choice, children, ...props }: SecretLinkDialogProps) {
  const { isCreating, isStopping, onCreate, onStop, isOpen, onOpenChange } = props;
  const copy = useCopy();
  const [origin, setOrigin] = useState<string>();
  const address = path && new URL(path, origin).href;
  return (
    <Dialog
      title={text.title}
      size="lg"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={(close) => (
        <>
          {isActive ? (
            <Button variant="danger" isPending={isStopping} onPress={onStop}>
              {text.stop}
            </Button>
          ) : null}
          <Button onPress={close}>{text.done}</Button>
          {address ? null : (
            <Button
              variant="primary"
              isPending={isCreating}
              onPress={({ target }) => {
                setOrigin(target.ownerDocument.baseURI);
                onCreate();
              }}
            >
              {isActive ? text.createAgain : text.create}
            </Button>
          )}
        </>
      )}
    >
      <div className={dialog}>
        {children}
        {address ? (
          <div className={linkLine}>
            <TextField label={label} value={address} isReadOnly />
            <Button variant="primary" onPress={() => void copy(address)}>
              {text.copy}
            </Button>
          </div>
        ) : (
          choice
        )}
      </div>
    </Dialog>
  );
}
