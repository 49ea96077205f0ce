// Writes packages/engines/deck/src/type/advances.json: how wide characters of Noto Sans SC are that are not as wide as high, in
// thousandths of the size. Run again when the font is updated.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(new URL('../apps/server/package.json', import.meta.url));
const fontkit = require('fontkit');
const ranges = [
  [0x20, 0x17f],
  [0x2000, 0x22ff],
  [0xff61, 0xff64],
];

const advances = Object.fromEntries(
  [
    ['regular', '400Regular/NotoSansSC_400Regular.ttf'],
    ['bold', '700Bold/NotoSansSC_700Bold.ttf'],
  ].map(([weight, file]) => {
    const font = fontkit.openSync(require.resolve(`@expo-google-fonts/noto-sans-sc/${file}`));
    const widths = {};
    for (const [from, to] of ranges)
      for (let code = from; code <= to; code += 1) {
        if (!font.hasGlyphForCodePoint(code)) continue;
        const width = Math.round((font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm) * 1000);
        if (width !== 1000) widths[String.fromCodePoint(code)] = width;
      }
    return [weight, widths];
  }),
);
const path = fileURLToPath(new URL('../packages/engines/deck/src/type/advances.json', import.meta.url));
writeFileSync(path, `${JSON.stringify(advances)}\n`);
console.log(`${Object.values(advances).map((widths) => Object.keys(widths).length)} characters`);
