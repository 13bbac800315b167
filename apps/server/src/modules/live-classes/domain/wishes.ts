/** Somebody who sends, as others could watch them. */
export interface Sender {
  uid: string;
  role: 'host' | 'student';
  /** When they were last heard; 0: never. */
  spokeAt: number;
  feeds: readonly Feed[];
}

export interface Feed {
  feed: string;
  what: 'camera' | 'screen';
  audio: boolean;
  video: boolean;
  tracks: readonly { mid: string; kind: 'audio' | 'video' }[];
}

export interface Wish {
  feed: string;
  mid: string;
}

const mostVoices = 8;
const mostPictures = 4;

/** What one person gets to see and hear: hosts always, of students the last speakers, never everybody's camera. */
export function chooseWishes(senders: readonly Sender[], me: { uid: string; isAudioOnly: boolean }): Wish[] {
  const others = senders.filter(({ uid }) => uid !== me.uid);
  const hosts = others.filter(({ role }) => role === 'host');
  const students = others.filter(({ role }) => role === 'student').sort((a, b) => b.spokeAt - a.spokeAt);
  const tracksOf = (sender: Sender, kind: 'audio' | 'video') =>
    sender.feeds.flatMap(({ feed, tracks }) =>
      tracks.filter((track) => track.kind === kind).map(({ mid }) => ({ feed, mid })),
    );
  const sending = (kind: 'audio' | 'video') =>
    students.filter(({ feeds }) => feeds.some((feed) => feed[kind]));
  const voices = [...hosts, ...sending('audio').slice(0, mostVoices)];
  const pictures = me.isAudioOnly ? [] : [...hosts, ...sending('video').slice(0, mostPictures)];
  return [
    ...voices.flatMap((sender) => tracksOf(sender, 'audio')),
    ...pictures.flatMap((sender) => tracksOf(sender, 'video')),
  ];
}
