'use client';
import { Button, Dialog } from '@hengce/ui';
import { heading, paragraph, section } from './LegalDialog.css';
import { useLegalText } from './text';

export type LegalDocument = 'terms' | 'privacy';

/** Dialog with the text of 用户协议 or 隐私政策. */
export function LegalDialog({ document, onClose }: { document: LegalDocument; onClose: () => void }) {
  const { legal } = useLegalText();
  const { title, sections } = legal[document];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={(close) => (
        <Button variant="primary" onPress={close}>
          {legal.close}
        </Button>
      )}
    >
      {sections.map((part) => (
        <section key={part.title} className={section}>
          <h3 className={heading}>{part.title}</h3>
          <p className={paragraph}>{part.body}</p>
        </section>
      ))}
    </Dialog>
  );
}
