import { Chip } from '@shala/ui/chip.tsx';
import { SpineCard, SpineCards } from '@shala/ui/spine-card.tsx';
import { momentInWords } from '#shared/dates/day-in-words.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { colourOf } from '#shared/subjects/colour-of.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import type { Coming } from './coming-up.ts';

/** Live classes and worksheets in the order of their days; each leads to its place. */
export function ComingUpList({ items }: { items: readonly Coming[] }) {
  const t = useTexts();
  return (
    <SpineCards label={t('progress.comingUp')}>
      {items.map((item) => (
        <li key={`${item.kind} ${item.id}`}>
          <ComingLink item={item} />
        </li>
      ))}
    </SpineCards>
  );
}

function ComingLink({ item }: { item: Coming }) {
  const t = useTexts();
  const language = useLanguage();
  const { kind, id, title, at, subjectName, subjectColourCode, courseName } = item;
  const when = momentInWords(at, language);
  const isClass = kind === 'live_class';
  return (
    <SpineCard
      href={isClass ? '/live-class' : `/assignment/${id}`}
      colour={colourOf({ id: 0, colourCode: subjectColourCode ?? '' })}
      tags={
        <>
          <Chip tone="subject">{subjectName}</Chip>
          <Chip tone="quiet">{t(isClass ? 'progress.liveClass' : 'progress.worksheet')}</Chip>
        </>
      }
      title={title}
      meta={
        <>
          {isClass ? when : t('worksheets.due', { when })} <span aria-hidden="true">·</span> {courseName}
        </>
      }
      renderLink={appLink}
    />
  );
}
