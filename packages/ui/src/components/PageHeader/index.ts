export { PageHeader, type PageHeaderProps } from './PageHeader';
export { type PageHeaderLevel, pageHeaderLevels } from './pageHeaderOptions';
