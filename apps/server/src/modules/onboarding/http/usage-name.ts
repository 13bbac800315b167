import type { Usage } from '#modules/accounts/index.ts';

const names: Record<Usage, { en: string; hi: string }> = {
  school: { en: 'Preparing School Subjects', hi: 'स्कूल के विषयों की तैयारी' },
  exam: { en: 'Competitive Exams', hi: 'प्रतियोगी परीक्षाएँ' },
  both: { en: 'Both', hi: 'दोनों' },
};

export const usageName = (usage: Usage, locale: 'en' | 'hi'): string => names[usage][locale];
