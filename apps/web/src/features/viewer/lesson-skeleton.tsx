import styles from './lesson.module.css';

export const LessonSkeleton = () => (
  <div className={styles.lesson}>
    <div className={styles.waiting} />
  </div>
);
