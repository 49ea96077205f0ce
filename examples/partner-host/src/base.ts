/** Where this app lives: `/oa`. */
export const base = import.meta.env.BASE_URL.replace(/\/$/, '');
