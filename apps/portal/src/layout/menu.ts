// A chunk of its own, fetched by MenuButton.
export { Menu } from '@hengce/ui';
