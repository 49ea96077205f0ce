import type { DrawnShape, Scene } from '../../../packages/engines/deck/src';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A slide as the page draws it. */
export function toSvg(
  { width, height, background }: Scene,
  shapes: DrawnShape[],
  fonts: { sans: string; serif: string },
): string {
  const drawn = shapes.map((shape) => {
    switch (shape.kind) {
      case 'box':
        return shape.shape === 'ellipse'
          ? `<ellipse cx="${shape.x + shape.w / 2}" cy="${shape.y + shape.h / 2}" rx="${shape.w / 2}" ry="${shape.h / 2}" fill="#${shape.fill}"/>`
          : `<rect x="${shape.x}" y="${shape.y}" width="${shape.w}" height="${shape.h}" rx="${shape.radius}" fill="#${shape.fill}"/>`;
      case 'line':
        return `<polyline points="${shape.points.map((point) => point.join(',')).join(' ')}" fill="none" stroke="#${shape.stroke}" stroke-width="${shape.width}"/>`;
      case 'text':
        return `<text x="${shape.x}" y="${shape.baseline}" font-family="${shape.isSerif ? fonts.serif : fonts.sans}" font-size="${shape.size}" font-weight="${shape.isBold ? 700 : 400}" fill="#${shape.color}" xml:space="preserve">${escaped(shape.text)}</text>`;
      default:
        return '';
    }
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" style="display:block;width:1280px;height:720px" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#${background}"/>${drawn.join('')}</svg>`;
}
