'use client';
import { themes } from '@hengce/deck';
import { loadChunk } from '@hengce/feature-kit';
import { Button, Icon, IconButton, LinkButton, Menu, MenuTrigger } from '@hengce/ui';
import { Ellipsis, Palette, Play, Redo2, Share2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Deck } from '../../../data/deck';
import { usePptHrefs } from '../../../hrefs';
import { useSaved } from '../../../saving/useSaved';
import { usePptText } from '../../../text';
import { bar, barEnd, barFacts, barTitle, wideOnly } from '../DeckPage.css';
import type { Tool } from '../tools/tool';
import { ExportMenu } from './ExportMenu';
import { ShareDialog } from './ShareDialog';
import type { DeckSession } from './useDeckSession';
import { useRemoveDeck } from './useRemoveDeck';

/** What is done once in a while comes when it is asked for. */
const BrandDialog = lazy(async () => ({
  default: await loadChunk('ppt.brand', async () => (await import('../brand/BrandDialog')).BrandDialog),
}));

export interface DeckBarProps {
  deck: Deck;
  open: DeckSession;
  onOutline: () => void;
  onTool: (tool: Tool) => void;
}

/** Bar of a deck: its name, whether it is saved, its theme, and what is done with the whole. */
export function DeckBar({ deck, open, onOutline, onTool }: DeckBarProps) {
  const all = usePptText();
  const text = all.editor;
  const hrefs = usePptHrefs();
  const { work, session, dispatch, autosave, change, slide } = open;
  const [isSharing, setSharing] = useState(false);
  const [isBranding, setBranding] = useState(false);
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
          <Button variant="quiet" onPress={() => setBranding(true)}>
            {all.brand.open(work.isBranded)}
          </Button>
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
                  { id: 'brand', label: all.brand.open(work.isBranded) },
                  { id: 'present', label: text.present, href: hrefs.present(deck.id) },
                ],
              },
              {
                id: 'whole',
                items: [
                  { id: 'find', label: text.find, shortcut: 'Ctrl+F' },
                  { id: 'check', label: text.check },
                  { id: 'share', label: text.share, icon: <Icon icon={Share2} /> },
                  { id: 'remove', label: text.removeDeck, tone: 'danger' },
                ],
              },
            ]}
            onAction={(id) => {
              if (id === 'share') setSharing(true);
              else if (id === 'brand') setBranding(true);
              else if (id === 'find' || id === 'check') onTool(id);
              else if (id === 'remove') removeDeck();
              else if (id === 'outline') toOutline();
              else if (id === 'undo') dispatch({ type: 'undone' });
              else if (id === 'redo') dispatch({ type: 'redone' });
              else if (themes.some((theme) => theme.id === id)) change({ themeId: id });
            }}
          />
        </MenuTrigger>
        <ExportMenu {...{ deck, open }} onLook={() => onTool('check')} />
      </div>
      {isBranding ? (
        <Suspense fallback={null}>
          <BrandDialog open={open} onClose={() => setBranding(false)} />
        </Suspense>
      ) : null}
      {isSharing ? <ShareDialog deck={deck} onClose={() => setSharing(false)} /> : null}
    </div>
  );
}
