/** What a screen reader speaks it in: people write in either language, whatever the page is set to. */
export const languageOf = (text: string): 'hi' | 'en' => (/\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en');
