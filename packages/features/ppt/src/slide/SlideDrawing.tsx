import { type DrawnShape, drawScene, measure, type Scene } from '@hengce/deck';
import { DocumentFont } from '@hengce/ui';
import { vars } from '@hengce/ui/theme';
import { memo, useMemo } from 'react';
import { usePicture } from './pictures';
import { drawing, sans, serif } from './SlideDrawing.css';

export interface SlideDrawingProps {
  scene: Scene;
  /** Whether its words are read to those who do not see it; elsewhere they stand in fields beside it. */
  isRead?: boolean;
}

/** Scene of a slide as SVG, each line of text where every export has it. */
export const SlideDrawing = memo(function SlideDrawing({ scene, isRead = false }: SlideDrawingProps) {
  const { width, height, background } = scene;
  const shapes = useMemo(() => drawScene(scene), [scene]);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its words are its text; the frame around it has its name
    <svg className={drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden={!isRead} focusable="false">
      <rect width={width} height={height} fill={`#${background}`} />
      {shapes.map((shape, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes are places in a list that is drawn anew as a whole
        <Shape key={n} shape={shape} />
      ))}
      {shapes.some((shape) => shape.kind === 'text' && shape.isSerif) ? <DocumentFont /> : null}
    </svg>
  );
});

function Shape({ shape }: { shape: DrawnShape }) {
  switch (shape.kind) {
    case 'box': {
      const { x, y, w, h, radius } = shape;
      const fill = `#${shape.fill}`;
      return shape.shape === 'ellipse' ? (
        <ellipse cx={x + w / 2} cy={y + h / 2} rx={w / 2} ry={h / 2} fill={fill} />
      ) : (
        <rect x={x} y={y} width={w} height={h} rx={radius} fill={fill} />
      );
    }
    case 'line':
      return (
        <polyline
          points={shape.points.map((point) => point.join(',')).join(' ')}
          fill="none"
          stroke={`#${shape.stroke}`}
          strokeWidth={shape.width}
        />
      );
    case 'text': {
      const { text, x, baseline, size, isBold, isSerif, font, color } = shape;
      return (
        <text
          className={isSerif ? serif : undefined}
          style={font === null ? undefined : { fontFamily: `"${font}", ${isSerif ? vars.font.document : sans}` }}
          x={x}
          y={baseline}
          fontSize={size}
          fontWeight={isBold ? 700 : 400}
          fill={`#${color}`}
          // Whatever the font of this device, a line ends where it was measured to end.
          textLength={text === '' ? undefined : measure(text, size, isBold)}
        >
          {text}
        </text>
      );
    }
    case 'image':
      return <Picture {...shape} />;
  }
}

/** A stored picture; until it is there its place. */
function Picture({ file, alt, x, y, w, h }: Extract<DrawnShape, { kind: 'image' }>) {
  const href = usePicture(file);
  return href ? (
    <image href={href} x={x} y={y} width={w} height={h}>
      <title>{alt}</title>
    </image>
  ) : (
    <rect x={x} y={y} width={w} height={h} fill="currentColor" fillOpacity={0.06} />
  );
}
