'use client';
import { Button, Dialog, TextField, useCopy } from '@hengce/ui';
import { type ReactNode, useState } from 'react';
import { dialog, linkLine } from './SecretLinkDialog.css';

export interface SecretLinkDialogProps {
  text: { title: string; create: string; createAgain: string; copy: string; stop: string; done: string };
  /** What the link is. */
  label: string;
  /** Where it leads, once it was made here. */
  path: string | undefined;
  /** There is one, made here or elsewhere. */
  isActive: boolean;
  isCreating: boolean;
  isStopping: boolean;
  onCreate: () => void;
  onStop: () => void;
  /** What the next link is to be like. */
  choice?: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What whoever has it can see. */
  children: ReactNode;
}

/** A link that is a secret, and its end. It is shown only where it was made: elsewhere only that there is one. */
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
