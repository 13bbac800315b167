type Locale = 'en' | 'hi';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const en = {
  subject: (child: string) => `${child}’s week`,
  hello: (name: string) => `Dear ${name},`,
  helloNobody: 'Hello,',
  intro: (child: string, week: string) => `This is what ${child} did in the week of ${week}.`,
  lessons: 'Lessons',
  practice: 'Practice',
  points: 'Points',
  learnt: 'What was learnt',
  lessonCount: (count: number) => plural(count, 'lesson', 'lessons'),
  practised: 'What was practised',
  runCount: (count: number) => plural(count, 'exercise, quiz or paper', 'exercises, quizzes and papers'),
  mean: (percent: number) => `${percent}% on average`,
  best: 'Best result',
  pointsTitle: 'Points',
  pointsNow: (points: number) => `+${points}`,
  pointsTotal: (total: number) => `${total} in all`,
  rank: (rank: number) => `rank ${rank}`,
  waitingTitle: 'With the tutor',
  waiting: (count: number) => `${plural(count, 'answer is', 'answers are')} waiting to be marked`,
  dueTitle: 'Due soon',
  button: 'See the progress',
  quiet: (child: string) =>
    `There was nothing new from ${child} this week. Weeks like that happen. One short lesson or a quick quiz is enough to pick up the thread again.`,
  quietButton: 'Open the lessons',
  why: (child: string, brand: string) =>
    `This letter comes on Sundays, because you look after ${child} at ${brand}.`,
  stop: (child: string) => `Stop the letter about ${child}`,
};
export type DigestWords = typeof en;

const hi: DigestWords = {
  subject: (child) => `${child}: इस सप्ताह की पढ़ाई`,
  hello: (name) => `नमस्ते ${name} जी,`,
  helloNobody: 'नमस्ते,',
  intro: (child, week) => `${week} के सप्ताह में ${child} ने यह सब किया।`,
  lessons: 'पाठ',
  practice: 'अभ्यास',
  points: 'अंक',
  learnt: 'क्या सीखा',
  lessonCount: (count) => `${count} पाठ`,
  practised: 'किसका अभ्यास किया',
  runCount: (count) => `${count} अभ्यास, क्विज़ ${count === 1 ? 'या' : 'और'} प्रश्नपत्र`,
  mean: (percent) => `औसत ${percent}%`,
  best: 'सबसे अच्छा परिणाम',
  pointsTitle: 'अंक',
  pointsNow: (points) => `+${points}`,
  pointsTotal: (total) => `कुल ${total}`,
  rank: (rank) => `रैंक ${rank}`,
  waitingTitle: 'शिक्षक के पास',
  waiting: (count) => `${count} ${count === 1 ? 'उत्तर की' : 'उत्तरों की'} जाँच बाकी है`,
  dueTitle: 'जल्द जमा करना है',
  button: 'प्रगति देखें',
  quiet: (child) =>
    `इस सप्ताह ${child} की ओर से कुछ नया नहीं रहा। ऐसा कभी-कभी होता है। एक छोटा पाठ या एक झटपट क्विज़ ही फिर से शुरुआत के लिए काफ़ी है।`,
  quietButton: 'पाठ खोलें',
  why: (child, brand) => `यह पत्र हर रविवार आता है, क्योंकि ${brand} पर आप ${child} के अभिभावक हैं।`,
  stop: (child) => `${child} के बारे में यह पत्र बंद करें`,
};

export const digestWords: Record<Locale, DigestWords> = { en, hi };
