import type { ProductDetail, StudentCourse } from '@shala/api-client/courses.ts';
import { Button, ButtonLink } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { cx } from '@shala/ui/cx.ts';
import { ProgressBar } from '@shala/ui/progress-bar.tsx';
import { subjectColour } from '@shala/ui/subject-colour.ts';
import Check from 'lucide-react/icons/check';
import { getBrand } from '#shared/brand/brand.ts';
import { dayInWords } from '#shared/dates/day-in-words.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { fullNameOf, markOf, untilText } from '../course-words.ts';
import { daysLeft } from './days-left.ts';
import styles from './manage-courses.module.css';

interface CourseRowProps {
  course: StudentCourse;
  product: ProductDetail | undefined;
  isInUse: boolean;
  isBusy: boolean;
  onUse: () => void;
}

export function CourseRow({ course, product, isInUse, isBusy, onUse }: CourseRowProps) {
  const t = useTexts();
  const language = useLanguage();
  const name = fullNameOf(course);
  const endDate = product?.endDate ?? null;
  const colour = subjectColour(null, course.courseId);
  return (
    <li className={cx(styles.course, colour)}>
      <span className={styles.book} aria-hidden="true">
        {markOf(course)}
      </span>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>
          {endDate === null
            ? t('myProfile.noEnd')
            : t(untilText(course), { day: dayInWords(endDate, language) })}
        </p>
      </div>
      <Validity course={course} endDate={endDate} />
      <div className={styles.ways}>
        {isInUse ? (
          <Chip tone="brand" icon={<Check aria-hidden="true" />}>
            {t('myProfile.inUse')}
          </Chip>
        ) : (
          <Button
            variant="quiet"
            loading={isBusy}
            aria-label={t('myProfile.activateOf', { name })}
            onClick={onUse}
          >
            {t('myProfile.activate')}
          </Button>
        )}
        <Renewal course={course} name={name} />
      </div>
    </li>
  );
}

/** A bar is read against something: a trial against its whole length, what was paid for against a year. */
const fullLength = ({ isTrial }: StudentCourse): number =>
  isTrial ? Math.max(1, getBrand().flags.trialDays) : 365;

const SOON = 14;

function Validity({ course, endDate }: { course: StudentCourse; endDate: string | null }) {
  const t = useTexts();
  if (endDate === null) return <div />;
  if (course.isExpired) {
    return (
      <div>
        <Chip tone="wrong">{t('switcher.expired')}</Chip>
      </div>
    );
  }
  const days = daysLeft(endDate);
  const label = t('myProfile.daysLeft', { count: days });
  const isSoon = days <= SOON;
  return (
    <div className={cx(styles.validity, isSoon && styles.soon)}>
      <span>{label}</span>
      <ProgressBar
        subject={!isSoon}
        tone={isSoon ? 'spark' : undefined}
        label={label}
        percent={(days / fullLength(course)) * 100}
      />
    </div>
  );
}

/** Where this brand sells: here, elsewhere, or nowhere. */
function Renewal({ course: { isTrial, isExpired }, name }: { course: StudentCourse; name: string }) {
  const t = useTexts();
  const { flags, contact } = getBrand();
  const needsBuying = isTrial || isExpired;
  if (flags.store === 'off' || flags.hideBuyCourse) return null;
  return (
    <ButtonLink
      variant={needsBuying ? 'filled' : 'quiet'}
      href={flags.store === 'external' ? contact.url : '/products'}
      label={t(needsBuying ? 'myProfile.buyOf' : 'myProfile.renewOf', { name })}
      renderLink={appLink}
    >
      {t(needsBuying ? 'myProfile.buy' : 'myProfile.renew')}
    </ButtonLink>
  );
}
