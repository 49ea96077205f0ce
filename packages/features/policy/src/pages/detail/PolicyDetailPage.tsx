export const PolicyDetailPage = () => null;
