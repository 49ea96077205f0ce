'use client';
import { loadChunk, useNow } from '@hengce/feature-kit';
import { dateInShanghai } from '@hengce/text';
import { Button, Dialog, Icon, Menu, MenuTrigger, Text } from '@hengce/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Deck } from '../../../data/deck';
import type { ExportForm } from '../../../data/ppt';
import { unverifiedIn } from '../../../model/cited';
import type { SlideIssue } from '../../../model/proofread';
import type { PictureForm } from '../../../slide/writePictures';
import { usePptText } from '../../../text';
import type { DeckSession } from './useDeckSession';
import { useExport } from './useExport';

const files = ['exact', 'editable', 'pdf'] as const satisfies readonly ExportForm[];
const pictures = ['png', 'pngs'] as const satisfies readonly PictureForm[];
type Form = ExportForm | PictureForm;

export interface ExportMenuProps {
  deck: Deck;
  open: DeckSession;
  /** Shows what proofreading found. */
  onLook: () => void;
}

/**
 * Exports of a deck. Errors that proofreading finds, and numbers of a model without a source, are told first; whether it is
 * exported all the same, the user says.
 */
export function ExportMenu({ deck, open, onLook }: ExportMenuProps) {
  const all = usePptText();
  const text = all.editor;
  const today = dateInShanghai(useNow());
  const exporting = useExport(deck.id, open);
  const [asked, setAsked] = useState<{ form: Form; errors: readonly SlideIssue[]; numbers: readonly Marked[] } | null>(
    null,
  );
  const ask = async (form: Form) => {
    const proofreadSlides = await loadChunk(
      'ppt.check',
      async () => (await import('../../../model/proofread')).proofreadSlides,
    );
    const errors = proofreadSlides(open.work.slides, today).filter(({ severity }) => severity === 'error');
    const numbers = open.work.slides.flatMap((slide) =>
      slide.isHidden ? [] : unverifiedIn(slide).map(({ text: number }) => ({ slideId: slide.id, number })),
    );
    if (errors.length + numbers.length > 0) setAsked({ form, errors, numbers });
    else void exporting.as(form);
  };
  return (
    <>
      <MenuTrigger>
        <Button variant="primary" iconStart={<Icon icon={Download} />} isPending={exporting.isPending}>
          {exporting.isPending ? text.exporting : text.exports}
        </Button>
        <Menu
          items={[
            { id: 'files', title: text.checkNote, items: files.map((id) => ({ id, label: text.forms[id] })) },
            {
              id: 'pictures',
              title: text.pictures,
              items: pictures.map((id) => ({ id, label: text.pictureForms[id] })),
            },
          ]}
          onAction={(id) => void ask(id as Form)}
        />
      </MenuTrigger>
      {asked ? (
        <Dialog
          title={all.check.askTitle(asked.errors.length, asked.numbers.length)}
          size="sm"
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
          footer={(close) => (
            <>
              <Button
                onPress={() => {
                  close();
                  void exporting.as(asked.form);
                }}
              >
                {all.check.exportAnyway}
              </Button>
              <Button
                variant="primary"
                onPress={() => {
                  close();
                  const [first] = asked.numbers;
                  if (asked.errors.length > 0 || !first) onLook();
                  else open.dispatch({ type: 'chosen', ids: [first.slideId] });
                }}
              >
                {all.check.look}
              </Button>
            </>
          )}
        >
          <Text>{all.check.askBody(examplesOf(asked.errors, asked.numbers))}</Text>
        </Dialog>
      ) : null}
    </>
  );
}

/** A number without a source, and the slide that it stands on. */
interface Marked {
  slideId: string;
  number: string;
}

const examplesOf = (errors: readonly SlideIssue[], numbers: readonly Marked[]): string => {
  const words = [...errors.map(({ original }) => original), ...numbers.map(({ number }) => number)];
  return [...new Set(words.map((word) => `“${word}”`))].slice(0, 3).join('、');
};
