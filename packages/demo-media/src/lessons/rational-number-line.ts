import { at, mid, text, title } from '../lesson/items.ts';
import type { Item, Lesson, Stroke } from '../lesson/lesson.ts';
import { arrow, bow, dot, line, path, rect, ring } from '../lesson/strokes.ts';

const axis = (y: number, x1 = 90, x2 = 1190): Stroke =>
  path(
    `M${x1} ${y}H${x2}M${x1 + 16} ${y - 12}L${x1} ${y}L${x1 + 16} ${y + 12}M${x2 - 16} ${y - 12}L${x2} ${y}L${x2 - 16} ${y + 12}`,
    { w: 5, secs: 0.9 },
  );
const tick = (x: number, y: number, h = 15, o: Partial<Stroke> = {}): Stroke =>
  line([x, y - h], [x, y + h], { w: 4, secs: 0.22, ...o });
const hops = (from: number, y: number, step: number, n: number, color: 'y' | 'p' | 'b'): Item[] =>
  Array.from({ length: n }, (_, i) =>
    bow(
      [from + i * step, y - 20],
      [from + (i + 1) * step, y - 20],
      step > 0 ? Math.abs(step) * 0.62 : -Math.abs(step) * 0.62,
      { color, secs: 0.34, head: 11, w: 4 },
    ),
  );

export const rationalNumberLine: Lesson = {
  id: 'rational-number-line',
  scenes: [
    {
      name: 'Equal steps',
      beats: [
        {
          say: {
            en: 'On a number line the integers stand {1}at equal steps: to the right of zero, and to the left. {2}But what stands in the gaps?',
            hi: 'संख्या रेखा पर पूर्णांक {1}समान दूरी पर होते हैं: शून्य के दाएँ भी, बाएँ भी। {2}पर बीच की जगहों में क्या है?',
          },
          draw: [
            ...title({ en: 'Completing the number line', hi: 'संख्या रेखा को पूरा करना' }),
            axis(400),
            ...at(1, tick(640, 400), mid(640, 462, '0', { size: 44, secs: 0.25 })),
            ...[1, 2, -1, -2].flatMap((k) => [
              tick(640 + k * 240, 400),
              mid(640 + k * 240, 462, k < 0 ? `−${-k}` : `${k}`, { size: 44, secs: 0.25 }),
            ]),
            ...at(2, ring(760, 400, 78, 44, 'y')),
            bow([830, 250], [776, 346], 16, { color: 'y' }),
            text(790, 232, { en: 'what is in here?', hi: 'यहाँ क्या है?' }, { color: 'y', size: 42 }),
          ],
        },
      ],
    },
    {
      name: 'Fourths',
      beats: [
        {
          say: {
            en: 'Cut every unit into four equal parts. {1}Five steps to the right of zero is five fourths. {2}Three steps to the left is minus three fourths.',
            hi: 'हर इकाई को चार समान भागों में काटो। {1}शून्य से पाँच कदम दाएँ [[5/4|पाँच बटा चार]] है। {2}तीन कदम बाएँ [[−3/4|ऋण तीन बटा चार]] है।',
          },
          draw: [
            text(70, 110, { en: 'Each unit in 4 equal parts', hi: 'हर इकाई के 4 समान भाग' }, { size: 46 }),
            axis(370),
            path([-2, -1, 0, 1, 2].map((k) => `M${640 + k * 240} 352v36`).join(''), { w: 5, secs: 0.5 }),
            ...[-2, -1, 0, 1, 2].map((k) =>
              mid(640 + k * 240, 436, k < 0 ? `−${-k}` : `${k}`, { size: 42, secs: 0.15 }),
            ),
            path(
              Array.from({ length: 17 }, (_, i) => i - 8)
                .filter((k) => k % 4)
                .map((k) => `M${640 + k * 60} 360v20`)
                .join(''),
              { w: 3.5, color: 'b', secs: 0.8 },
            ),
            ...at(1, ...hops(640, 370, 60, 5, 'y')),
            dot(940, 370, 8, 'y'),
            mid(940, 246, '{5/4}', { color: 'y', size: 50 }),
            ...at(2, ...hops(640, 370, -60, 3, 'p')),
            dot(460, 370, 8, 'p'),
            mid(450, 246, '−{3/4}', { color: 'p', size: 50 }),
          ],
        },
        {
          say: {
            en: 'The number below says how big a step is. {1}The number above says how many steps, and the sign says which way.',
            hi: 'नीचे की संख्या बताती है कि कदम कितना बड़ा है। {1}ऊपर की संख्या बताती है कितने कदम, और चिह्न बताता है किस ओर।',
          },
          draw: [
            text(330, 560, '−{3/4}', { size: 60, color: 'p', still: true }),
            arrow([520, 588], [430, 576], { w: 4, color: 'b', wait: 0.3 }),
            text(
              534,
              604,
              { en: 'size of a step: one fourth', hi: 'कदम का आकार: चौथाई' },
              { size: 38, color: 'b' },
            ),
            ...at(1, arrow([520, 522], [430, 522], { w: 4, color: 'y' })),
            text(534, 534, { en: 'how many steps: three', hi: 'कितने कदम: तीन' }, { size: 38, color: 'y' }),
            text(300, 558, { en: 'minus: left', hi: 'ऋण: बाईं ओर' }, { size: 38, color: 'p', anchor: 'end' }),
          ],
          pause: 0.6,
        },
      ],
    },
    {
      name: 'Fill the blanks',
      beats: [
        {
          say: {
            en: 'Now complete this line. {1}From zero to one there are three equal steps, so each step is one third.',
            hi: 'अब यह रेखा पूरी करो। {1}शून्य से एक तक तीन समान कदम हैं, इसलिए हर कदम [[1/3|एक बटा तीन]] है।',
          },
          draw: [
            text(70, 110, { en: 'Complete the line', hi: 'रेखा पूरी करो' }, { size: 50 }),
            axis(350),
            path([0, 1, 2, 3, 4, 5, 6].map((k) => `M${160 + k * 160} 334v32`).join(''), {
              w: 4.5,
              secs: 0.7,
            }),
            mid(160, 424, '0', { size: 46, secs: 0.15 }),
            mid(640, 424, '1', { size: 46, secs: 0.15 }),
            mid(1120, 424, '2', { size: 46, secs: 0.15 }),
            mid(320, 434, '{1/3}', { size: 46, secs: 0.3 }),
            mid(960, 434, '{5/3}', { size: 46, secs: 0.3 }),
            ...[480, 800].map((x) =>
              rect(x - 38, 372, 76, 92, { color: 'y', w: 3.5, dash: [10, 8], secs: 0.4, over: true }),
            ),
            ...at(1, ...hops(160, 350, 160, 3, 'b')),
            mid(400, 212, { en: '3 equal steps', hi: '3 समान कदम' }, { size: 40, color: 'b' }),
          ],
        },
        {
          say: {
            en: 'Two steps: {1}two thirds. Three steps, three thirds, is one. {2}Four steps: four thirds. The line is complete.',
            hi: 'दो कदम: {1}[[2/3|दो बटा तीन]]। तीन कदम, यानी [[3/3|तीन बटा तीन]], एक है। {2}चार कदम: [[4/3|चार बटा तीन]]। रेखा पूरी हुई।',
          },
          draw: [
            ...at(1, mid(480, 434, '{2/3}', { size: 46, color: 'y', over: true })),
            mid(640, 548, '{3/3} = 1', { size: 42, color: 'b', wait: 0.5 }),
            ...at(2, mid(800, 434, '{4/3}', { size: 46, color: 'y', over: true })),
            path('M880 560l26 30l60 -84', { color: 'g', w: 8, secs: 0.5 }),
          ],
          pause: 0.6,
        },
      ],
    },
    {
      name: 'Always one more',
      beats: [
        {
          say: {
            en: 'Is the line ever full? Between one fourth and one half {1}stands three eighths, exactly in the middle. {2}Look closer: between one fourth and three eighths stands five sixteenths.',
            hi: 'क्या रेखा कभी भरती है? [[1/4 और 1/2|एक बटा चार और एक बटा दो]] के बीच {1}ठीक मध्य में [[3/8|तीन बटा आठ]] है। {2}और पास से देखो: [[1/4 और 3/8|एक बटा चार और तीन बटा आठ]] के बीच [[5/16|पाँच बटा सोलह]] है।',
          },
          draw: [
            axis(190, 110, 1170),
            ...(
              [
                ['0', 140],
                ['{1/4}', 390],
                ['{1/2}', 640],
                ['1', 1140],
              ] as [string, number][]
            ).flatMap(([s, x]) => [
              tick(x, 190),
              mid(x, s.length > 1 ? 150 : 160, s, { size: 36, secs: 0.2 }),
            ]),
            ...at(
              1,
              path('M384 214L150 350M652 212L1126 350', { w: 2.5, dash: [9, 9], alpha: 0.7, secs: 0.6 }),
            ),
            line([140, 380], [1140, 380], { w: 5, color: 'b', secs: 0.5 }),
            ...(
              [
                ['{1/4}', 140],
                ['{1/2}', 1140],
              ] as [string, number][]
            ).flatMap(([s, x]) => [
              tick(x, 380, 15, { color: 'b' }),
              mid(x - (x < 640 ? 44 : -44), 392, s, { size: 36, secs: 0.2 }),
            ]),
            dot(640, 380, 8, 'y'),
            mid(640, 340, '{3/8}', { size: 42, color: 'y' }),
            ...at(
              2,
              path('M146 404L146 536M648 402L1126 536', { w: 2.5, dash: [9, 9], alpha: 0.7, secs: 0.6 }),
            ),
            line([140, 566], [1140, 566], { w: 5, color: 'p', secs: 0.5 }),
            ...(
              [
                ['{1/4}', 140],
                ['{3/8}', 1140],
              ] as [string, number][]
            ).flatMap(([s, x]) => [
              tick(x, 566, 15, { color: 'p' }),
              mid(x - (x < 640 ? 44 : -44), 578, s, { size: 36, secs: 0.2 }),
            ]),
            dot(640, 566, 8, 'y'),
            mid(640, 526, '{5/16}', { size: 42, color: 'y' }),
          ],
        },
        {
          say: {
            en: 'Between any two rational numbers there is always one more.',
            hi: 'किन्हीं भी दो परिमेय संख्याओं के बीच हमेशा एक और होती है।',
          },
          draw: [
            mid(
              640,
              652,
              { en: 'Between any two, there is always one more.', hi: 'किन्हीं दो के बीच हमेशा एक और।' },
              { size: 44, color: 'y' },
            ),
          ],
        },
      ],
    },
  ],
};
