import type { GrantSource, Relation, SchoolStudent } from '@shala/api-client/school-staff.ts';
import { type TextId, useLanguage, useTexts } from '#shared/texts/texts.ts';
import { formatDay, formatMoment } from './format-day.ts';
import styles from './school.module.css';
import { StateChip } from './state-chip.tsx';

const relations: Record<Relation, TextId> = {
  mother: 'school.mother',
  father: 'school.father',
  guardian: 'school.guardian',
};
const sources: Record<GrantSource, TextId> = {
  trial: 'school.sourceTrial',
  order_line: 'school.sourceOrder',
  institution: 'school.sourceSchool',
  admin: 'school.sourceAdmin',
};

export function StudentFacts({ student }: { student: SchoolStudent }) {
  const t = useTexts();
  const language = useLanguage();
  const day = (from: string, to: string | null) =>
    to === null
      ? t('school.since', { day: formatDay(from, language) })
      : `${formatDay(from, language)} – ${formatDay(to, language)}`;
  return (
    <>
      <section className={styles.block}>
        <div>
          <StateChip state={student.state} />
        </div>
        <dl className={styles.facts}>
          <dt>{t('school.admissionNo')}</dt>
          <dd>{student.admissionNo ?? '–'}</dd>
          <dt>{t('school.dob')}</dt>
          <dd>{student.dob ? formatDay(student.dob, language) : '–'}</dd>
          <dt>{t('school.email')}</dt>
          <dd>{student.email ?? '–'}</dd>
          <dt>{t('school.lastSeen')}</dt>
          <dd>{student.lastSeenAt ? formatMoment(student.lastSeenAt, language) : '–'}</dd>
        </dl>
      </section>
      <section className={styles.block}>
        <h3>{t('school.family')}</h3>
        {student.guardians.length === 0 ? <p>{t('school.noFamily')}</p> : null}
        {student.guardians.map(({ name, relation, phone }) => (
          <div key={`${name}${phone}`} className={styles.row}>
            <span>
              {name} <span className={styles.sub}>{t(relations[relation])}</span>
            </span>
            <span>{phone}</span>
          </div>
        ))}
      </section>
      <section className={styles.block}>
        <h3>{t('school.sections')}</h3>
        {student.sections.map(({ id, name, instituteName, fromDay, toDay }) => (
          <div key={`${id}${fromDay}`} className={styles.row}>
            <span>
              {name} <span className={styles.sub}>{instituteName}</span>
            </span>
            <span className={styles.sub}>{day(fromDay, toDay)}</span>
          </div>
        ))}
      </section>
      <section className={styles.block}>
        <h3>{t('school.grants')}</h3>
        {student.grants.map(({ courseName, subjectName, source, fromDay, toDay, isRevoked }) => (
          <div key={`${courseName}${subjectName}${source}${fromDay}`} className={styles.row}>
            <span>
              {subjectName ? `${courseName} · ${subjectName}` : courseName}
              <span className={styles.sub}>{isRevoked ? t('school.revoked') : t(sources[source])}</span>
            </span>
            <span className={styles.sub}>{day(fromDay, toDay)}</span>
          </div>
        ))}
      </section>
    </>
  );
}
