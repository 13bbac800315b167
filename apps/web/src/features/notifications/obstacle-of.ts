import type { Notification } from '@shala/api-client/notifications.ts';
import type { t as translate } from '#shared/texts/texts.ts';
import type { Way } from './way-to.ts';

/** How the app leads past an obstacle; null where it cannot. */
export interface WayRound {
  readonly switchProfile: ((notification: Notification) => Promise<void>) | null;
  readonly courseName: (notification: Notification) => string | null;
  readonly activateCourse: (notification: Notification) => Promise<void>;
}

interface Words {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly onAct: () => Promise<void> } | null;
}

/** What is said of it, and the button under it. */
export function obstacleOf(
  notification: Notification,
  way: Exclude<Way, { kind: 'go' | 'stay' }>,
  { wayRound, t }: { wayRound: WayRound; t: typeof translate },
): Words {
  if (way.kind === 'switch-profile') {
    const { switchProfile } = wayRound;
    const name = notification.student.firstName;
    return {
      title: t('notifications.forAnother', { name }),
      text: t('notifications.switchProfile'),
      action: switchProfile && {
        label: t('notifications.switchTo', { name }),
        onAct: () => switchProfile(notification),
      },
    };
  }
  const course = wayRound.courseName(notification);
  const [title, text] = activationWords(t, way.course);
  return {
    title,
    text,
    action:
      course === null
        ? null
        : {
            label: t('notifications.activate', { course }),
            onAct: () => wayRound.activateCourse(notification),
          },
  };
}

export const activationWords = (t: typeof translate, course: 'class_room' | 'exam'): [string, string] =>
  course === 'exam'
    ? [t('notifications.activateExam'), t('notifications.activateExamText')]
    : [t('notifications.activateClass'), t('notifications.activateClassText')];
