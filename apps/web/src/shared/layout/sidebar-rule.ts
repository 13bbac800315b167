/** Pages that want the whole width: quizzes and exams, the lesson viewer, adding a course, a meeting. */
const fullWidth = [
  /\/(exam|quick_quiz|add_course)(\/|$)/,
  /\/content\/[^/]+(\/|$)/,
  /^\/live-class\/[^/]+\/meeting(\/|$)/,
];

export const hasSidebar = (path: string): boolean => !fullWidth.some((pattern) => pattern.test(path));
