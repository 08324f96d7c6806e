import { CardSkeletons, type SkeletonKind } from '../../cards/CardSkeletons.tsx';
import { PageBody } from '../../ui/elements.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './ListSkeleton.module.css';

/** A page with a list that is on its way: its title and its cards. */
export function ListSkeleton({ kind }: { kind: SkeletonKind }) {
  return (
    <>
      <div className={styles.top}>
        <div className={styles.title}>
          <Skeleton />
        </div>
      </div>
      <PageBody>
        <CardSkeletons kind={kind} />
      </PageBody>
    </>
  );
}
