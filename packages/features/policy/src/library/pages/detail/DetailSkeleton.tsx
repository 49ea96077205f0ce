import { Skeleton } from '@hengce/ui';
import { boneBody, boneHead, boneOutline, boneText, infoPane } from './PolicyDetailPage.css';

/** Skeleton of header, outline, text and facts. */
export function DetailSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={boneHead}>
        <Skeleton variant="block" width={220} height={14} />
        <Skeleton variant="block" height={2} />
        <Skeleton variant="block" width="min(420px, 80%)" height={26} />
        <Skeleton variant="block" width={280} height={12} />
      </div>
      <div className={boneBody}>
        <div className={boneOutline}>
          <Skeleton lines={8} />
        </div>
        <div className={boneText}>
          <Skeleton lines={6} />
          <Skeleton lines={5} />
          <Skeleton lines={6} />
        </div>
        <div className={infoPane}>
          <Skeleton lines={5} />
        </div>
      </div>
    </div>
  );
}
