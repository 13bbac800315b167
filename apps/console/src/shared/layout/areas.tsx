import type { StaffMember, StaffRole } from '@shala/api-client/staff.ts';
import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FileText from 'lucide-react/icons/file-text';
import ListChecks from 'lucide-react/icons/list-checks';
import Megaphone from 'lucide-react/icons/megaphone';
import Palette from 'lucide-react/icons/palette';
import School from 'lucide-react/icons/school';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Sun from 'lucide-react/icons/sun';
import Video from 'lucide-react/icons/video';
import { everybody, hasRole, teachers, teachersAndOffice, tenantAdmins } from '../session/roles.ts';
import type { TextId } from '../texts/texts.ts';

export interface Area {
  readonly path: string;
  readonly text: TextId;
  readonly Icon: LucideIcon;
  /** Pressed after g. */
  readonly letter: string;
  readonly roles: readonly StaffRole[];
  /** What is done every day stands above the line, what is set up below it. */
  readonly group: 'work' | 'office';
}

/** The areas of the console, who sees them, and the key that leads there. */
const areas: readonly Area[] = [
  { path: '/', text: 'nav.day', Icon: Sun, letter: 'd', roles: everybody, group: 'work' },
  {
    path: '/marking',
    text: 'nav.marking',
    Icon: ClipboardCheck,
    letter: 'm',
    roles: teachersAndOffice,
    group: 'work',
  },
  {
    path: '/teaching',
    text: 'nav.teaching',
    Icon: BookOpen,
    letter: 't',
    roles: teachersAndOffice,
    group: 'work',
  },
  {
    path: '/questions',
    text: 'nav.questions',
    Icon: ListChecks,
    letter: 'q',
    roles: teachers,
    group: 'work',
  },
  {
    path: '/worksheets',
    text: 'nav.worksheets',
    Icon: FileText,
    letter: 'w',
    roles: teachersAndOffice,
    group: 'work',
  },
  {
    path: '/announcements',
    text: 'nav.announcements',
    Icon: Megaphone,
    letter: 'a',
    roles: teachersAndOffice,
    group: 'work',
  },
  { path: '/live', text: 'nav.live', Icon: Video, letter: 'l', roles: teachersAndOffice, group: 'work' },
  {
    path: '/school',
    text: 'nav.school',
    Icon: School,
    letter: 's',
    roles: teachersAndOffice,
    group: 'office',
  },
  { path: '/shop', text: 'nav.shop', Icon: ShoppingBag, letter: 'p', roles: tenantAdmins, group: 'office' },
  { path: '/brand', text: 'nav.brand', Icon: Palette, letter: 'b', roles: tenantAdmins, group: 'office' },
];

export const areasOf = (staff: Pick<StaffMember, 'roles'>): readonly Area[] =>
  areas.filter(({ roles }) => hasRole(staff, roles));

export const isInside = (area: Pick<Area, 'path'>, path: string): boolean =>
  area.path === '/' ? path === '/' : path === area.path || path.startsWith(`${area.path}/`);
