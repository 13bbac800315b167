import type { Notification } from '@shala/api-client/notifications.ts';
import BookOpen from 'lucide-react/icons/book-open';
import CircleCheck from 'lucide-react/icons/circle-check';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import MessagesSquare from 'lucide-react/icons/messages-square';
import PencilRuler from 'lucide-react/icons/pencil-ruler';
import Video from 'lucide-react/icons/video';

const icons = {
  content: BookOpen,
  exercise: PencilRuler,
  paper: FileText,
  live_class: Video,
  worksheet: ClipboardList,
  announcement: Megaphone,
  tutor_reply: MessagesSquare,
  admin_message: Mail,
} satisfies Record<Notification['about']['type'], typeof Mail>;

const isChecked = ({ action }: Notification): boolean => action === 'evaluated' || action === 'graded';

/** What it is about; a tick for work that was checked. */
export function NotificationIcon({ notification }: { notification: Notification }) {
  const Icon = isChecked(notification) ? CircleCheck : icons[notification.about.type];
  return <Icon aria-hidden="true" />;
}
