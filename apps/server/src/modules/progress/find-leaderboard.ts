import { inLocale, localTextSchema } from '@shala/brand/brand.ts';
import type { InstitutesModule } from '#modules/institutes/index.ts';
import { colourCode, type Learner, type LearningModule } from '#modules/learning/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { Page } from '#platform/page.ts';
import { leaderboardName } from './domain/leaderboard-name.ts';
import { type HistoryRow, selectHistory } from './leaderboard-history-store.ts';
import { type Scope, type StandingRow, selectOwnTotal, selectStanding } from './leaderboard-store.ts';
import { selectHistorySums } from './points-store.ts';

export interface LeaderboardDeps {
  db: Database;
  institutes: Pick<InstitutesModule, 'findMembership'>;
  learning: Pick<LearningModule, 'requireCourse'>;
}

interface WhichBoard {
  learner: Learner;
  enrolmentId: number;
  page: Page;
}

/** PostgreSQL alone answers: there is no other copy of the list that could be wrong or gone. */
export async function findLeaderboard(
  { db, institutes, learning }: LeaderboardDeps,
  { learner, enrolmentId, page }: WhichBoard,
) {
  const { tenantId, studentId, locale } = learner;
  const { courseId } = await learning.requireCourse({ learner, enrolmentId, kind: null });
  const { isShown, total } = await selectOwnTotal(db, { studentId, courseId });
  // Whoever has points is looked for where they are listed; the others where they would be.
  const instituteId = total
    ? total.instituteId
    : ((await institutes.findMembership(db, { studentId }))?.instituteId ?? null);
  const scope: Scope = { tenantId, courseId, instituteId };
  const rows = await selectStanding(db, scope, studentId);
  const sums = await selectHistorySums(db, { studentId, courseId });
  const offset = (page.number - 1) * page.size;
  const history = await selectHistory(db, { studentId, courseId, limit: page.size, offset });
  const of = (part: StandingRow['part']) => rows.filter((row) => row.part === part).map(toPlace);
  const me = rows.find((row) => row.part === 'near' && row.student_id === studentId);
  const [next] = of('next');
  const points = total?.points ?? 0;
  return {
    podium: of('podium'),
    rank: me?.rank ?? null,
    points,
    studentCount: rows[0]?.everybody ?? 0,
    neighbours: of('near').map((place) => ({ ...place, isSelf: place.studentId === studentId })),
    nextRank: next ? { rank: next.rank, pointsMissing: next.points - points } : null,
    monthPoints: sums.monthPoints,
    isShown,
    history: history.map((row) => toEntry(row, locale)),
    historyTotal: sums.total,
  };
}
export type LeaderboardView = Awaited<ReturnType<typeof findLeaderboard>>;

const toPlace = (row: StandingRow) => ({
  studentId: row.student_id,
  rank: row.rank,
  name: leaderboardName({ firstName: row.first_name, lastName: row.last_name }),
  points: row.points,
  pictureKey: row.picture_key,
});

function toEntry(row: HistoryRow, locale: 'en' | 'hi') {
  const say = (text: unknown) => inLocale(localTextSchema.parse(text), locale);
  const isInChapter = row.chapter_name !== null;
  return {
    id: row.id,
    points: row.points,
    name: say(row.title),
    posterKey: row.poster_key,
    count: row.counts,
    source: row.source_type,
    chapter: isInChapter ? { name: say(row.chapter_name), number: row.chapter_number ?? 1 } : null,
    subject:
      row.subject_id === null
        ? null
        : {
            id: row.subject_id,
            name: say(row.subject_name),
            colourCode: colourCode({ id: row.subject_id, colour: row.colour }),
            icon: row.icon ?? 'book-open',
            pictureKey: row.picture_key,
          },
    percent: row.percent,
    isCorrection: row.revision > 0,
    earnedAt: row.earned_at,
  };
}
