import { defineFeature, defineRoutes } from '@hengce/feature-kit';
import { text } from '../text';

/** Routes of the home page. `/` and `home` are the same page (specification §2). */
export const portalRoutes = defineRoutes({
  home: { path: '', title: text.pages.home, needsTrial: false },
  homeByName: { path: 'home', title: text.pages.home, needsTrial: false },
});

const home = async () => (await import('./HomePage')).HomePage;

/** Home page as a feature, mounted like all others. */
export const portalFeature = defineFeature({
  id: 'portal',
  basePath: '/',
  routes: portalRoutes,
  pages: { home, homeByName: home },
});
