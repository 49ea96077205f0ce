import { type DrawnShape, type DrawnText, drawScene, measure, type Scene, type ShownSlide } from '@hengce/deck';
import { sans } from './SlideDrawing.css';

/** One slide as a picture, or each one in a ZIP. */
export type PictureForm = 'png' | 'pngs';

/** Pixels of a point: a slide of 960 points becomes a picture of 1920 pixels. */
const scale = 2;

/**
 * Slides as PNG, each line of text as wide as it is measured, like on the screen.
 *
 * @param addressOf gives the address of the content of a stored picture
 * @throws Error where the browser makes no picture of a canvas
 */
export async function writePictures(
  shown: readonly ShownSlide[],
  addressOf: (file: string) => Promise<string>,
): Promise<Blob> {
  const pictures: Blob[] = [];
  for (const { scene } of shown) pictures.push(await pictureOf(scene, addressOf));
  const [first] = pictures;
  if (first && pictures.length === 1) return first;
  const { default: JSZip } = await import('jszip');
  const zip = new JSZip();
  const digits = String(pictures.length).length;
  for (const [n, picture] of pictures.entries()) zip.file(`${String(n + 1).padStart(digits, '0')}.png`, picture);
  return zip.generateAsync({ type: 'blob' });
}

async function pictureOf(scene: Scene, addressOf: (file: string) => Promise<string>): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = scene.width * scale;
  canvas.height = scene.height * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const shapes = drawScene(scene);
  await fontsOf(shapes);
  context.scale(scale, scale);
  context.fillStyle = `#${scene.background}`;
  context.fillRect(0, 0, scene.width, scene.height);
  for (const shape of shapes)
    if (shape.kind === 'image') await drawImage(context, shape, await addressOf(shape.file));
    else draw(context, shape);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture of the canvas'))), 'image/png');
  });
}

/** A canvas takes no custom property. */
const serif = (): string =>
  getComputedStyle(document.querySelector('[data-hc-theme]') ?? document.body).getPropertyValue('--hc-font-document');
const fontOf = ({ size, isBold, isSerif, font }: DrawnText): string =>
  `${isBold ? 700 : 400} ${size}px ${font === null ? '' : `"${font}", `}${isSerif ? serif() : sans}`;

/** A canvas does not wait for fonts that are still on their way. */
async function fontsOf(shapes: readonly DrawnShape[]): Promise<void> {
  const texts = shapes.filter((shape) => shape.kind === 'text');
  await Promise.all(texts.map((shape) => document.fonts.load(fontOf(shape), shape.text)));
}

async function drawImage(
  context: CanvasRenderingContext2D,
  { x, y, w, h }: Extract<DrawnShape, { kind: 'image' }>,
  address: string,
): Promise<void> {
  const image = new Image();
  image.src = address;
  await image.decode();
  context.drawImage(image, x, y, w, h);
}

function draw(context: CanvasRenderingContext2D, shape: Exclude<DrawnShape, { kind: 'image' }>): void {
  switch (shape.kind) {
    case 'box': {
      const { x, y, w, h, radius } = shape;
      context.fillStyle = `#${shape.fill}`;
      context.beginPath();
      if (shape.shape === 'ellipse') context.ellipse(x + w / 2, y + h / 2, w / 2, h / 2, 0, 0, 2 * Math.PI);
      else context.roundRect(x, y, w, h, radius);
      context.fill();
      return;
    }
    case 'line':
      context.strokeStyle = `#${shape.stroke}`;
      context.lineWidth = shape.width;
      context.beginPath();
      for (const [n, [x, y]] of shape.points.entries()) n === 0 ? context.moveTo(x, y) : context.lineTo(x, y);
      context.stroke();
      return;
    case 'text': {
      const { text, x, baseline, size, isBold, color } = shape;
      if (text === '') return;
      context.font = fontOf(shape);
      context.fontKerning = 'none';
      context.letterSpacing = '0px';
      context.fillStyle = `#${color}`;
      // Whatever the font of this device, a line ends where it was measured to end.
      const left = measure(text, size, isBold) - context.measureText(text).width;
      context.letterSpacing = `${left / [...text].length}px`;
      context.fillText(text, x, baseline);
      return;
    }
  }
}
