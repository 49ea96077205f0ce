/** Areas of the package, each an entry of its own: `@hengce/policy/library` and its sheet `@hengce/policy/library.css`. */
export const areas = ['library', 'regions', 'matching', 'declaration', 'acquisition'];
