import type { Deck } from '@hengce/deck';
import { drawScene, layoutDeck } from '@hengce/deck';
import { FileReply } from '../../../platform/contract';
import { safeFileName } from '../../../platform/file';
import { renderSlides } from '../../../platform/pdf';

type Written = Pick<Deck, 'title' | 'themeId' | 'brand' | 'aspect' | 'slides'>;
const pptxType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** A deck as a file: PPTX with frozen lines (exact) or whole paragraphs (editable), or PDF with the lines of the screen. */
export async function writeFile(
  deck: Written,
  form: 'exact' | 'editable' | 'pdf',
  { now, images }: { now: Date; images: ReadonlyMap<string, Uint8Array> },
): Promise<FileReply> {
  const name = safeFileName(deck.title, '', '演示文稿');
  if (form === 'pdf') {
    const pages = layoutDeck(deck).map(({ slide, scene }) => ({
      title: 'title' in slide.data ? slide.data.title : slide.data.text,
      width: scene.width,
      height: scene.height,
      background: scene.background,
      shapes: drawScene(scene),
    }));
    const content = await renderSlides({ title: deck.title, createdAt: now, pages, images });
    return new FileReply(content, `${name}.pdf`, 'application/pdf');
  }
  // PptxGenJS takes a while to load, which a server without a deck to write does not spend.
  const { writePptx } = await import('@hengce/deck/pptx');
  return new FileReply(await writePptx(deck, { lines: form, images }), `${name}.pptx`, pptxType);
}
