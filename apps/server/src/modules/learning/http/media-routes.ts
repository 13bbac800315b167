import { getContentKey, getPlaylist, getRenditionPlaylist } from '@shala/wire/media.ts';
import type { Media } from '#modules/catalogue/index.ts';
import { type Limit, RawAnswer, type Route, read } from '#platform/http/route.ts';
import type { LearningDeps } from '../deps.ts';
import { requireOpenLibrary } from '../open-library.ts';
import { learnerOf } from './learner.ts';

export interface MediaDeps extends LearningDeps {
  media: Pick<Media, 'writeMaster' | 'writeRendition' | 'readKey'>;
}

const playlistType = 'application/vnd.apple.mpegurl';
/** Opening a film asks once or twice. Somebody who goes through the catalogue for keys asks more often. */
const keyLimit: Limit = {
  name: 'content-key',
  points: 60,
  seconds: 60,
  key: ({ actor }) => actor?.sessionId ?? null,
};
const keyAddress = (libraryId: number) => (version: number) =>
  `/api/v1/course/student/content_key?contentLibraryId=${libraryId}&version=${version}`;

/** Each of them asks anew whether the student may watch: what was open when the film began may be over. */
export function mediaRoutes(deps: MediaDeps): Route[] {
  const { db, media } = deps;
  return [
    read(getPlaylist, { policy: 'student' }, async (request) => {
      const { courseId: enrolmentId, contentLibraryId } = request.params;
      await requireOpenLibrary(db, deps, { learner: learnerOf(request), enrolmentId, contentLibraryId });
      const addressOf = (name: string) => `playlist/${name}`;
      const list = await media.writeMaster({ libraryId: contentLibraryId, addressOf });
      return new RawAnswer(playlistType, list);
    }),
    read(getRenditionPlaylist, { policy: 'student' }, async (request) => {
      const { courseId: enrolmentId, contentLibraryId, rendition: name } = request.params;
      await requireOpenLibrary(db, deps, { learner: learnerOf(request), enrolmentId, contentLibraryId });
      const list = await media.writeRendition({
        libraryId: contentLibraryId,
        name,
        keyAddress: keyAddress(contentLibraryId),
      });
      return new RawAnswer(playlistType, list);
    }),
    read(getContentKey, { policy: 'student', limits: [keyLimit] }, async (request) => {
      const { contentLibraryId, version = null } = request.query;
      const learner = learnerOf(request);
      await requireOpenLibrary(db, deps, { learner, enrolmentId: null, contentLibraryId });
      const key = await media.readKey({ libraryId: contentLibraryId, version });
      request.log.info({ studentId: learner.studentId, contentLibraryId, version }, 'gave a content key');
      return new RawAnswer('application/octet-stream', key);
    }),
  ];
}
