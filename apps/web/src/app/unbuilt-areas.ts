import type { TextId } from '#shared/texts/texts.ts';

/** Places the navigation already knows. Building one means: add its route, take its line out here. */
export const unbuiltAreas = {
  '/my-profile': 'nav.profile',
  '/settings': 'nav.settings',
} satisfies Record<string, TextId>;
