import { clockTime, dayAndClock } from './india-clock.ts';
import { hindi, type Notice, type Texts } from './notice.ts';

interface LiveClass {
  liveClassId: number;
  courseId: number;
  title: Texts;
  startsAt: Date;
}

const about = ({ liveClassId, title }: LiveClass): Notice['about'] => ({
  type: 'live_class',
  id: liveClassId,
  title,
});

/** One for each hour a class is set to: moved, it is told once more. */
export const liveClassSoon = (liveClass: LiveClass): Notice => ({
  about: about(liveClass),
  action: 'soon',
  source: `live-class:${liveClass.liveClassId}:${liveClass.startsAt.toISOString()}`,
  courseId: liveClass.courseId,
  title: { en: 'Your live class begins soon', hi: 'आपकी लाइव क्लास शुरू होने वाली है' },
  shortTitle: { en: 'Live class', hi: 'लाइव क्लास' },
  body: {
    en: `${liveClass.title.en}, at ${clockTime('en-IN', liveClass.startsAt)}. You can join now.`,
    hi: `${hindi(liveClass.title)}, ${clockTime('hi-IN', liveClass.startsAt)}। आप अभी जुड़ सकते हैं।`,
  },
});

export const liveClassCancelled = (liveClass: LiveClass): Notice => ({
  about: about(liveClass),
  action: 'cancelled',
  source: `live-class-cancelled:${liveClass.liveClassId}`,
  courseId: liveClass.courseId,
  title: { en: 'Live class called off', hi: 'लाइव क्लास रद्द हुई' },
  shortTitle: { en: 'Called off', hi: 'रद्द' },
  body: {
    en: `${liveClass.title.en} on ${dayAndClock('en-IN', liveClass.startsAt)} will not take place.`,
    hi: `${hindi(liveClass.title)}, ${dayAndClock('hi-IN', liveClass.startsAt)} की क्लास नहीं होगी।`,
  },
});
