import { defineFeature, defineRoutes } from '@hengce/feature-kit';
import { text } from '../text';

/** Specification §2: `/` and `home` are the same page. */
export const portalRoutes = defineRoutes({
  home: { path: '', title: text.pages.home, needsTrial: false },
  homeByName: { path: 'home', title: text.pages.home, needsTrial: false },
});

const home = async () => (await import('./HomePage')).HomePage;

/** The portal's own page, mounted like those of every feature. */
export const portalFeature = defineFeature({
  id: 'portal',
  basePath: '/',
  routes: portalRoutes,
  pages: { home, homeByName: home },
});
