import type { Notification } from '@shala/api-client/notifications.ts';
import { learnerOf, type User } from '@shala/api-client/people.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useNavigate } from '@tanstack/react-router';
import { resumePath } from '#features/auth/resume-path.ts';
import { courseStateOf } from '#features/enrolment/course-state.ts';
import { enrolmentsQuery } from '#features/enrolment/enrolments-query.ts';
import { switchCourse } from '#features/enrolment/switch-course.ts';
import { useCourse } from '#features/enrolment/use-course.ts';
import { NotificationPanel } from '#features/notifications/notification-panel.tsx';
import { activationWords } from '#features/notifications/obstacle-of.ts';
import { wayTo } from '#features/notifications/way-to.ts';
import { chooseProfile } from '#features/profiles/choose-profile.ts';
import { queryClient } from '#shared/api/query-client.ts';
import type { MenuProps } from '#shared/layout/main-shell.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** The notifications, and the ways they lead: to a page, to another child, to another course. */
export function Notifications({ user, isOpen, onClose }: MenuProps & { user: User }) {
  const t = useTexts();
  const navigate = useNavigate();
  const learner = learnerOf(user);
  const { query, state } = useCourse();
  const seat = { studentId: learner?.id ?? null, course: state.course };

  const go = (path: string) => {
    onClose();
    return navigate({ href: path });
  };

  const switchProfile = async (notification: Notification) => {
    const { id } = notification.student;
    const child = await chooseProfile(id).catch(() => null);
    if (child === null) {
      toast.bad(t('profiles.cannotUpdate'), t('error.tryAgain'));
      return;
    }
    const courses = enrolmentsQuery(id);
    await queryClient.prefetchQuery(courses);
    const { course } = courseStateOf(queryClient.getQueryData(courses.queryKey));
    const way = wayTo(notification, { studentId: id, course });
    if (way.kind === 'activate') toast.bad(...activationWords(t, way.course));
    await go(way.kind === 'go' ? way.path : resumePath({ currentStudent: child }, [child]));
  };

  const activateCourse = async (notification: Notification) => {
    const { student, courseId } = notification;
    if (courseId === null) return;
    const way = wayTo(notification, {
      studentId: student.id,
      course: { id: courseId, kind: notification.courseKind ?? 'class_room' },
    });
    try {
      await switchCourse({ studentId: student.id, courseId, leave: async () => undefined });
      if (way.kind === 'go') await go(way.path);
    } catch {
      toast.bad(t('switcher.failedTitle'), t('error.tryAgain'));
    }
  };

  const courseName = ({ courseId }: Notification) =>
    query.data?.courses.find(({ id, isActive }) => id === courseId && isActive)?.shortName ?? null;

  return (
    <NotificationPanel
      isOpen={isOpen}
      onClose={onClose}
      seat={seat}
      onGo={(path) => void go(path)}
      wayRound={{
        switchProfile: user.kind === 'parent' ? switchProfile : null,
        courseName,
        activateCourse,
      }}
    />
  );
}
