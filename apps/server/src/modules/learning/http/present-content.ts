import type { WireContent } from '@shala/wire/contents.ts';
import type { Storage } from '#platform/storage.ts';
import type { QuickQuiz } from '../deps.ts';
import type { LearnerContent } from '../learner-contents.ts';

type Files = Pick<Storage, 'signedUrl'>;
type WireLibrary = WireContent['content_library'];
type Caption = { locale: 'en' | 'hi'; fileKey: string };

/** What only whoever may open the content gets to see. */
export interface Addresses {
  thumbnail: string | null;
  content: string | null;
  isEmbeddable: boolean;
  captions: WireLibrary['captions'];
  previews: WireLibrary['previews'];
}

const noAddresses: Addresses = {
  thumbnail: null,
  content: null,
  isEmbeddable: false,
  captions: [],
  previews: null,
};

/** As a card in a list: a picture, and nothing that could be played. */
export async function presentCard(
  files: Files,
  found: LearnerContent,
  kind: 'class_room' | 'exam',
): Promise<WireContent> {
  const thumbnail = found.isOpen ? await files.signedUrl(found.content.library.posterKey) : null;
  return presentContent(found, kind, {
    thumbnail,
    content: null,
    isEmbeddable: false,
    captions: [],
    previews: null,
  });
}

export async function presentOpened(
  files: Files,
  { found, captions }: { found: LearnerContent; captions: readonly Caption[] },
  where: { kind: 'class_room' | 'exam'; enrolmentId: number; embeddableHosts: readonly string[] },
): Promise<WireContent> {
  if (!found.isOpen) return presentContent(found, where.kind, noAddresses);
  const { library } = found.content;
  const address = await contentAddress(files, found, where.enrolmentId);
  return presentContent(found, where.kind, {
    thumbnail: await files.signedUrl(library.posterKey),
    content: address,
    isEmbeddable: library.type === 'external_link' && isOnHost(address, where.embeddableHosts),
    captions: await presentCaptions(files, captions),
    previews: await presentPreviews(files, library.previews),
  });
}

/** A film is played through our own playlist; a PDF is fetched from the store; a link is where it is. */
async function contentAddress(
  files: Files,
  { content: { library } }: LearnerContent,
  enrolmentId: number,
): Promise<string | null> {
  if (library.state !== 'ready') return null;
  switch (library.type) {
    case 'video':
      return `/api/v1/course/student/student_courses/${enrolmentId}/content_libraries/${library.id}/playlist`;
    case 'pdf':
      return files.signedUrl(library.fileKey, 'application/pdf');
    case 'external_link':
      return library.externalUrl?.startsWith('https://') ? library.externalUrl : null;
  }
}

const isOnHost = (address: string | null, hosts: readonly string[]): boolean =>
  address !== null && hosts.includes(new URL(address).hostname);

const languageNames = { en: 'English', hi: 'हिन्दी' } as const;

async function presentCaptions(files: Files, captions: readonly Caption[]): Promise<WireLibrary['captions']> {
  const presented = await Promise.all(
    captions.map(async ({ locale, fileKey }) => ({
      locale,
      label: languageNames[locale],
      url: (await files.signedUrl(fileKey)) ?? '',
    })),
  );
  return presented.filter(({ url }) => url !== '');
}

async function presentPreviews(
  files: Files,
  previews: LearnerContent['content']['library']['previews'],
): Promise<WireLibrary['previews']> {
  const url = await files.signedUrl(previews?.key ?? null);
  if (!previews || url === null) return null;
  return {
    url,
    seconds_per_tile: previews.secondsPerTile,
    columns: previews.columns,
    rows: previews.rows,
    tile_width: previews.tileWidth,
    tile_height: previews.tileHeight,
  };
}

function presentContent(
  found: LearnerContent,
  kind: 'class_room' | 'exam',
  addresses: Addresses,
): WireContent {
  const { content } = found;
  return {
    id: content.id,
    chaptor_id: kind === 'class_room' ? content.chapterId : null,
    exam_chapter_id: kind === 'exam' ? content.chapterId : null,
    chapter_name: content.chapterName,
    chapter_number: content.chapterNumber,
    subject_id: content.subjectId,
    subject_name: content.subjectName,
    title: content.title,
    description: content.description,
    notes: found.note,
    is_completed: found.isCompleted,
    current_student_vote: found.vote,
    upvote: found.vote,
    total_views: found.views,
    total_upvotes: found.upvotes,
    total_downvotes: found.downvotes,
    is_active: true,
    disabled: !found.isOpen,
    played_seconds: found.playedSeconds,
    content_library: presentLibrary(found, addresses),
  };
}

function presentLibrary({ content: { library }, quiz }: LearnerContent, addresses: Addresses): WireLibrary {
  return {
    id: library.id,
    content_type: library.type,
    thumbnail_url: addresses.thumbnail,
    s3_attachment_url: addresses.content,
    attachmentUrl: addresses.content,
    content_url: addresses.content,
    content_exercise_attempt: presentAttempt(quiz.attempt),
    state: library.state,
    duration_seconds: library.durationSeconds,
    page_count: library.pageCount,
    is_embeddable: addresses.isEmbeddable,
    captions: addresses.captions,
    previews: addresses.previews,
    quick_quiz_questions_count: quiz.questionsCount,
  };
}

function presentAttempt(attempt: QuickQuiz['attempt']): WireLibrary['content_exercise_attempt'] {
  if (!attempt) return null;
  const { results } = attempt;
  return {
    id: attempt.id,
    startedAt: attempt.startedAt?.toISOString() ?? null,
    completedAt: attempt.completedAt?.toISOString() ?? null,
    evaluation: attempt.evaluation,
    results: results && {
      score: results.score,
      accuracy: results.accuracy,
      correct: results.correct,
      total: results.total,
    },
  };
}
