import type { StudentCourse } from '@shala/api-client/courses.ts';
import { learnerOf, type Student, type User } from '@shala/api-client/people.ts';
import { useNavigate } from '@tanstack/react-router';
import { resumePath } from '#features/auth/resume-path.ts';
import { signOut } from '#features/auth/sign-out.ts';
import { CourseSwitcher } from '#features/enrolment/course-switcher.tsx';
import { switchCourse } from '#features/enrolment/switch-course.ts';
import { ProfileSwitcher } from '#features/profiles/profile-switcher.tsx';
import { areaBaseOf } from '#shared/layout/area-base.ts';
import type { MenuProps } from '#shared/layout/main-shell.tsx';
import { SwitcherFrame } from '#shared/layout/switcher-frame.tsx';

/** Which course, which child, and everything about the account. */
export function Switcher({ user, isOpen, onClose, path }: MenuProps & { user: User }) {
  const navigate = useNavigate();
  const learner = learnerOf(user);

  const onCourse = async (course: StudentCourse) => {
    if (learner === null) return;
    const base = areaBaseOf(path);
    await switchCourse({
      studentId: learner.id,
      courseId: course.id,
      leave: async () => {
        if (base !== null && base !== path) await navigate({ to: base });
      },
    });
    onClose();
  };
  const onChild = async (child: Student) => {
    await navigate({ to: resumePath({ currentStudent: child }, [child]) });
    onClose();
  };

  const person = learner ?? user;
  return (
    <SwitcherFrame
      isOpen={isOpen}
      onClose={onClose}
      path={path}
      person={{
        id: person.id,
        firstName: person.firstName,
        fullName: person.fullName,
        picture: learner?.pictureUrl ?? null,
        reach: user.phoneNumber ?? user.email,
      }}
      courses={<CourseSwitcher onChoose={onCourse} />}
      profiles={
        user.kind === 'parent' ? (
          <ProfileSwitcher currentId={learner?.id ?? null} onChosen={onChild} onStay={onClose} />
        ) : null
      }
      onSignOut={() => void signOut()}
    />
  );
}
