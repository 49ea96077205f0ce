import { styledLibrary } from '../../tools/library.mjs';

export default styledLibrary(
  ['src/index.ts', 'src/theme/index.ts', 'src/theme/global.ts'],
  [
    { from: ['src/fonts/*.woff2', 'src/fonts/OFL.txt'], to: 'dist/fonts' },
    { from: 'src/document-font.css', to: 'dist' },
  ],
);
