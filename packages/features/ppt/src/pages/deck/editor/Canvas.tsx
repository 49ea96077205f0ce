'use client';
import { type Aspect, isOverfull, type LayoutId, layoutSlide, partsOf, type Slide } from '@hengce/deck';
import { Alert, Button, Drawer, Icon, MenuChip, SlideCanvas } from '@hengce/ui';
import { LayoutTemplate, PencilLine, Proportions } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Deck } from '../../../data/deck';
import { changeLayout } from '../../../model/changeLayout';
import { withoutPlaces } from '../../../model/place';
import { firstPage } from '../../../slide/firstPage';
import { nameOfSlide } from '../../../slide/nameOfSlide';
import { SlideDrawing } from '../../../slide/SlideDrawing';
import { SlideWording } from '../../../slide/SlideWording';
import { usePptText } from '../../../text';
import { RewriteButton } from '../rewriting/RewriteButton';
import { canvas, chips, chipsEnd, phonePanel } from './EditorView.css';
import { SlidePanel } from './SlidePanel';
import { SlotButtons } from './SlotButtons';
import { slotPlaces } from './slotPlaces';
import type { DeckSession } from './useDeckSession';

const offered = [
  ...(['cover', 'contents', 'section', 'bullets', 'twoColumn', 'comparison', 'timeline', 'process'] as const),
  ...(['figures', 'chart', 'table', 'quote', 'people', 'picture', 'closing'] as const),
] satisfies LayoutId[];
const aspects: readonly Aspect[] = ['16:9', '4:3'];

export interface CanvasProps {
  deck: Deck;
  open: DeckSession;
  slide: Slide;
  /** Takes the user to the field of a slot; without it there is none beside the slide. */
  onEdit?: ((path: string) => void) | undefined;
}

/** The open slide as it is presented, its layout, and whether it holds what is on it. */
export function Canvas({ deck, open, slide, onEdit }: CanvasProps) {
  const all = usePptText();
  const text = all.editor;
  const { work, theme, at } = open;
  const { aspect, slides } = work;
  const page = useMemo(() => firstPage(slides, at, theme, aspect), [slides, at, theme, aspect]);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const parts = useMemo(
    () =>
      partsOf(slide, theme, aspect).map((part, n) => ({
        ...part,
        scene: layoutSlide(part.slide, { theme, aspect, number: page + n, from: part.from }),
      })),
    [slide, theme, aspect, page],
  );
  return (
    <div className={canvas}>
      <div className={chips}>
        <SlideWording slides={[slide]} />
        <span className={chipsEnd}>
          <RewriteButton deckId={deck.id} {...{ theme, aspect, slide }} onTake={open.changeSlide} />
          {slide.overrides ? (
            <Button size="sm" variant="quiet" onPress={() => open.changeSlide(withoutPlaces(slide))}>
              {text.putBack}
            </Button>
          ) : null}
          <MenuChip
            icon={<Icon icon={Proportions} size="sm" />}
            items={aspects.map((id) => ({ id, label: id }))}
            selectedKey={aspect}
            onSelectionChange={([id]) => id && open.change({ aspect: id as Aspect })}
          >
            {text.aspect(aspect)}
          </MenuChip>
          <MenuChip
            icon={<Icon icon={LayoutTemplate} size="sm" />}
            items={offered.map((id) => ({ id, label: all.layouts[id] }))}
            selectedKey={slide.layout}
            onSelectionChange={([id]) => id && open.changeSlide(changeLayout(slide, id as LayoutId))}
          >
            {text.layout(all.layouts[slide.layout])}
          </MenuChip>
        </span>
      </div>
      {parts.length > 1 ? <Alert>{text.parts(parts.length)}</Alert> : null}
      {parts.some(({ scene }) => isOverfull(scene)) ? <Alert tone="warning">{text.overfull}</Alert> : null}
      {parts.map(({ slide: part, from, scene }) => (
        <SlideCanvas key={part.id} label={text.slide(at + 1, nameOfSlide(part))} aspect={aspect}>
          <SlideDrawing scene={scene} />
          {onEdit ? (
            <SlotButtons
              {...{ slide, scene, onEdit }}
              places={slotPlaces(scene, from)}
              // What is continued has the same places on each of its slides.
              onPlace={parts.length > 1 ? undefined : open.changeSlide}
            />
          ) : null}
        </SlideCanvas>
      ))}
      <div className={phonePanel}>
        <Button iconStart={<Icon icon={PencilLine} />} onPress={() => setPanelOpen(true)}>
          {text.editSlide}
        </Button>
        <Drawer title={text.fields} placement="bottom" startsHalf isOpen={isPanelOpen} onOpenChange={setPanelOpen}>
          <SlidePanel {...{ deck, open, slide }} />
        </Drawer>
      </div>
    </div>
  );
}
