import type { Brand } from '@shala/brand/brand.ts';
import type { NavItem } from '@shala/ui/nav-item.ts';
import Bell from 'lucide-react/icons/bell';
import BookOpen from 'lucide-react/icons/book-open';
import ChartLine from 'lucide-react/icons/chart-line';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Headset from 'lucide-react/icons/headset';
import MessagesSquare from 'lucide-react/icons/messages-square';
import PencilRuler from 'lucide-react/icons/pencil-ruler';
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import Settings from 'lucide-react/icons/settings';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Trophy from 'lucide-react/icons/trophy';
import Video from 'lucide-react/icons/video';
import { type Counts, totalOf } from '../notifications/counts-query.ts';
import type { TextId, t as translate } from '../texts/texts.ts';

interface Place {
  readonly href: string;
  readonly text: TextId;
  readonly Icon: typeof Bell;
  /** Another page that belongs to it. */
  readonly alsoAt?: string;
  /** What its badge counts. */
  readonly countOf?: (counts: Counts) => number;
}

const learn: Place = { href: '/learn', text: 'nav.learn', Icon: BookOpen };
const practice: Place = { href: '/practice', text: 'nav.practice', Icon: PencilRuler };
const progress: Place = { href: '/my-progress', text: 'nav.progress', Icon: ChartLine };
const liveClass: Place = {
  href: '/live-class',
  text: 'nav.liveClass',
  Icon: Video,
  countOf: ({ liveClassCount }) => liveClassCount,
};
const leaderboard: Place = { href: '/leaderboard', text: 'nav.leaderboard', Icon: Trophy };
const worksheets: Place = {
  href: '/assignment',
  text: 'nav.worksheets',
  Icon: ClipboardList,
  countOf: ({ worksheetCount }) => worksheetCount,
};
const query: Place = {
  href: '/announcement',
  text: 'nav.query',
  Icon: MessagesSquare,
  countOf: ({ messagesCount }) => messagesCount,
};
const profile: Place = { href: '/my-profile', text: 'nav.profile', Icon: CircleUserRound };
const buyCourse: Place = {
  href: '/products',
  text: 'nav.buyCourse',
  Icon: ShoppingBag,
  alsoAt: '/cart',
};
const orders: Place = { href: '/my-profile/orders', text: 'orders.title', Icon: ReceiptIndianRupee };
const settings: Place = { href: '/settings', text: 'nav.settings', Icon: Settings };
const notifications: Place = {
  href: '/announcement',
  text: 'nav.notifications',
  Icon: Bell,
  countOf: totalOf,
};

type Shop = Pick<Brand, 'contact'> & { readonly flags: Pick<Brand['flags'], 'store' | 'hideBuyCourse'> };

/** A brand that sells elsewhere is asked there. */
const own = ({ contact, flags: { store, hideBuyCourse } }: Shop): Place[] => {
  if (store === 'off' || hideBuyCourse) return [profile];
  return [profile, store === 'external' ? { ...buyCourse, href: contact.url } : buyCourse];
};

/** Who bought here finds what was bought, also where nothing is offered any more. */
const bought = ({ flags: { store } }: Shop): Place[] => (store === 'internal' ? [orders] : []);

const contactUs = ({ contact }: Shop): Place => ({ href: contact.url, text: 'nav.contact', Icon: Headset });

export interface NavContext {
  readonly t: typeof translate;
  readonly path: string;
  readonly brand: Shop;
  readonly counts: Counts;
}

function toItem({ href, text, Icon, alsoAt, countOf }: Place, { t, path, counts }: NavContext): NavItem {
  const count = countOf?.(counts) ?? 0;
  return {
    id: text,
    href,
    label: t(text),
    icon: <Icon aria-hidden="true" />,
    active: path === href || path === alsoAt || path.startsWith(`${href}/`),
    ...(count > 0 && { badge: count, badgeLabel: t('notifications.unseen', { count }) }),
  };
}

export function sidebarGroups(context: NavContext): NavItem[][] {
  const areas = [learn, practice, progress, liveClass, leaderboard, worksheets, query];
  return [areas, own(context.brand)].map((places) => places.map((place) => toItem(place, context)));
}

export const bottomBarItems = (context: NavContext): NavItem[] =>
  [learn, practice, liveClass, notifications].map((place) => toItem(place, context));

/** What a phone's bottom bar has no room for: four tiles in the menu, and rows under them. */
export const phoneTiles = (context: NavContext): NavItem[] =>
  [worksheets, query, progress, leaderboard].map((place) => toItem(place, context));

export const phoneRows = (context: NavContext): NavItem[] =>
  [...own(context.brand), ...bought(context.brand), settings, contactUs(context.brand)].map((place) =>
    toItem(place, context),
  );

/** The menu beside the switcher on a wide screen. */
export const accountRows = (context: NavContext): NavItem[] =>
  [progress, leaderboard, profile, ...bought(context.brand), settings, contactUs(context.brand)].map(
    (place) => toItem(place, context),
  );
