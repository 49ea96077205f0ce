'use client';
import { themes } from '@hengce/deck';
import { Button, Icon, IconButton, LinkButton, Menu, MenuTrigger } from '@hengce/ui';
import { Download, Ellipsis, Palette, Play, Redo2, Share2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Deck, ExportForm } from '../../../data/ppt';
import { usePptHrefs } from '../../../hrefs';
import { useSaved } from '../../../saving/useSaved';
import { usePptText } from '../../../text';
import { bar, barEnd, barFacts, barTitle, wideOnly } from '../DeckPage.css';
import { ShareDialog } from './ShareDialog';
import type { DeckSession } from './useDeckSession';
import { useExport } from './useExport';
import { useRemoveDeck } from './useRemoveDeck';

const forms = ['exact', 'editable', 'pdf'] as const satisfies readonly ExportForm[];

export interface DeckBarProps {
  deck: Deck;
  open: DeckSession;
  onOutline: () => void;
}

/** Bar of a deck: its name, whether it is saved, its theme, and what is done with the whole. */
export function DeckBar({ deck, open, onOutline }: DeckBarProps) {
  const all = usePptText();
  const text = all.editor;
  const hrefs = usePptHrefs();
  const { work, session, dispatch, autosave, change, slide } = open;
  const [isSharing, setSharing] = useState(false);
  const exporting = useExport(deck.id, autosave.flush);
  const removeDeck = useRemoveDeck(deck.id);
  const nameOf = (id: string) => all.themes[id] ?? id;
  const saved = useSaved(autosave);
  const toOutline = () => saved(onOutline);
  const themeItems = themes.map(({ id }) => ({ id, label: nameOf(id) }));
  return (
    <div className={bar}>
      <h1 className={barTitle} title={work.title}>
        {work.title}
      </h1>
      <span className={barFacts}>{[text.pages(work.slides.length), all.saved[autosave.saving]].join('，')}</span>
      <div className={barEnd}>
        <div className={wideOnly}>
          <MenuTrigger>
            <Button variant="quiet" iconStart={<Icon icon={Palette} />}>
              {text.theme(nameOf(work.themeId))}
            </Button>
            <Menu
              items={themeItems}
              selectedKey={work.themeId}
              onSelectionChange={([themeId]) => themeId && change({ themeId })}
            />
          </MenuTrigger>
          <IconButton
            label={text.undo}
            icon={<Icon icon={Undo2} />}
            isDisabled={session.past.length === 0}
            onPress={() => dispatch({ type: 'undone' })}
          />
          <IconButton
            label={text.redo}
            icon={<Icon icon={Redo2} />}
            isDisabled={session.future.length === 0}
            onPress={() => dispatch({ type: 'redone' })}
          />
          <Button variant="quiet" onPress={toOutline}>
            {text.outline}
          </Button>
          <LinkButton
            href={hrefs.present(deck.id, slide && new URLSearchParams({ slide: slide.id }).toString())}
            iconStart={<Icon icon={Play} />}
          >
            {text.present}
          </LinkButton>
        </div>
        <MenuTrigger>
          <IconButton label={text.more} icon={<Icon icon={Ellipsis} />} />
          <Menu
            items={[
              {
                id: 'often',
                items: [
                  { id: 'undo', label: text.undo },
                  { id: 'redo', label: text.redo },
                  { id: 'outline', label: text.outline },
                  { id: 'theme', label: text.theme(nameOf(work.themeId)), submenu: themeItems },
                  { id: 'present', label: text.present, href: hrefs.present(deck.id) },
                ],
              },
              {
                id: 'whole',
                items: [
                  { id: 'share', label: text.share, icon: <Icon icon={Share2} /> },
                  { id: 'remove', label: text.removeDeck, tone: 'danger' },
                ],
              },
            ]}
            onAction={(id) => {
              if (id === 'share') setSharing(true);
              else if (id === 'remove') removeDeck();
              else if (id === 'outline') toOutline();
              else if (id === 'undo') dispatch({ type: 'undone' });
              else if (id === 'redo') dispatch({ type: 'redone' });
              else if (themes.some((theme) => theme.id === id)) change({ themeId: id });
            }}
          />
        </MenuTrigger>
        <MenuTrigger>
          <Button variant="primary" iconStart={<Icon icon={Download} />} isPending={exporting.isPending}>
            {exporting.isPending ? text.exporting : text.exports}
          </Button>
          <Menu
            items={[
              {
                id: 'forms',
                title: text.checkNote,
                items: forms.map((id) => ({ id, label: text.forms[id] })),
              },
            ]}
            onAction={(id) => void exporting.as(id as ExportForm)}
          />
        </MenuTrigger>
      </div>
      {isSharing ? <ShareDialog deck={deck} onClose={() => setSharing(false)} /> : null}
    </div>
  );
}
