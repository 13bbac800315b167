/** Each language by its own name, as the student's player calls it. */
export const captionLanguages = { en: 'English', hi: 'हिन्दी' } as const;
