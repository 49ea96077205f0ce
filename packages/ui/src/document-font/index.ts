// 宋体 for original documents, sliced by unicode-range. Its own entry, because 100 kB of @font-face rules must not delay
// the first paint: hosts import it lazily. Machines that have Source Han or Noto Serif never download a slice.
import '@fontsource-variable/noto-serif-sc/wght.css';
