import type { SchoolPlace } from '@shala/api-client/own-profile.ts';
import type { Student } from '@shala/api-client/people.ts';
import { Card } from '@shala/ui/card.tsx';
import { useBrandName } from '#shared/brand/brand.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { EditBirthday } from './edit-birthday.tsx';
import { EditName } from './edit-name.tsx';
import { EditPhoto } from './edit-photo.tsx';
import styles from './identity-card.module.css';

interface IdentityCardProps {
  student: Student;
  /** Null: belongs to no school; undefined: not known yet. */
  place: SchoolPlace | null | undefined;
  /** The course in use. */
  courseName: string | null;
  parentName: string | null;
}

/** The identity card of a school: what others know a student by, and what the student may change. */
export function IdentityCard({ student, place, courseName, parentName }: IdentityCardProps) {
  const t = useTexts();
  const brand = useBrandName();
  const where = [courseName, place?.sectionName].filter(Boolean).join(' · ');
  return (
    <Card className={styles.card} role="group" aria-label={t('myProfile.card')}>
      <div className={styles.head}>
        <b>{place?.schoolName ?? brand.name}</b>
      </div>
      <EditPhoto student={student} />
      <EditName student={student} />
      {where ? <p className={styles.where}>{where}</p> : null}
      <div className={styles.facts}>
        <EditBirthday student={student} />
        <Fact label={t('myProfile.number')} value={String(student.id)} />
        {place?.roll ? <Fact label={t('myProfile.roll')} value={String(place.roll)} /> : null}
        {parentName ? <Fact label={t('myProfile.parent')} value={parentName} /> : null}
      </div>
    </Card>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.fact}>
      <span>{label}</span>
      <b>{value}</b>
    </div>
  );
}
