interface Title {
  en: string;
  hi?: string | undefined;
}

const day = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
const days = { en: day('en-IN'), hi: day('hi-IN') };
const mostLetters = 200;

/** The class and its day: a class that is held every week has many recordings. */
export function lessonTitle({ en, hi = en }: Title, startsAt: Date): { en: string; hi: string } {
  const join = (title: string, date: string) => `${title.slice(0, mostLetters - date.length - 3)} · ${date}`;
  return { en: join(en, days.en.format(startsAt)), hi: join(hi, days.hi.format(startsAt)) };
}
