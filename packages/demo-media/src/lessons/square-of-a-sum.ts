import { at, mid, text, title, together } from '../lesson/items.ts';
import type { Lesson } from '../lesson/lesson.ts';
import { brace, line, path, rect, under } from '../lesson/strokes.ts';

const X = 160;
const Y = 196;
const a = 260;
const b = 140;
const piece = (name: string, x: number, y: number, w: number, h: number, color: 'b' | 'y' | 'p') =>
  rect(x, y, w, h, { color, w: 5, fill: color, fillAlpha: 0.26, secs: 0.7, group: name });
const u = 78;

export const squareOfASum: Lesson = {
  id: 'square-of-a-sum',
  scenes: [
    {
      name: 'One square',
      beats: [
        {
          say: {
            en: 'Take a line of length [[a|ay]], {1}and make it longer by [[b|bee]]. {2}Build a square on it. {3}Its area is [[a plus b|ay plus bee]], the whole squared.',
            hi: '[[a|ए]] लंबाई की एक रेखा लो, {1}और उसे [[b|बी]] बढ़ा दो। {2}उस पर एक वर्ग बनाओ। {3}उसका क्षेत्रफल है [[a+b का पूरा वर्ग|ए प्लस बी का पूरा वर्ग]]।',
          },
          draw: [
            ...title({ en: 'Why is (a+b)² = a² + 2ab + b² ?', hi: '(a+b)² = a² + 2ab + b² क्यों?' }),
            line([X, Y], [X + a, Y], { color: 'b', w: 7 }),
            mid(X + a / 2, Y - 22, 'a', { size: 46, color: 'b' }),
            ...at(1, line([X + a, Y], [X + a + b, Y], { color: 'p', w: 7 })),
            mid(X + a + b / 2, Y - 22, 'b', { size: 46, color: 'p' }),
            ...at(2, path(`M${X} ${Y}V${Y + a + b}H${X + a + b}V${Y}`, { w: 6 })),
            ...at(3, mid(X + (a + b) / 2, Y + (a + b) / 2 + 18, '(a + b)²', { size: 62 })),
            text(690, 300, { en: 'side  =  [b|a] + [p|b]', hi: 'भुजा  =  [b|a] + [p|b]' }, { size: 48 }),
            text(690, 390, { en: 'area  =  (a + b)²', hi: 'क्षेत्रफल  =  (a + b)²' }, { size: 48 }),
          ],
        },
      ],
    },
    {
      name: 'Four pieces',
      beats: [
        {
          say: {
            en: 'Now cut the square where [[a|ay]] meets [[b|bee]], across and down. {1}We get one big square, [[a²|ay squared]], {2}one small square, [[b²|bee squared]], {3}and two rectangles, each [[a times b|ay times bee]].',
            hi: 'अब वर्ग को वहाँ काटो जहाँ [[a और b|ए और बी]] मिलते हैं, आड़ा और खड़ा। {1}मिला एक बड़ा वर्ग, [[a²|ए का वर्ग]], {2}एक छोटा वर्ग, [[b²|बी का वर्ग]], {3}और दो आयत, दोनों [[a गुणा b|ए गुणा बी]]।',
          },
          draw: [
            rect(X, Y, a + b, a + b, { w: 5, group: 'frame', secs: 0.8 }),
            ...together(
              mid(X + a / 2, Y - 20, 'a', { size: 44, group: 'lab' }),
              mid(X + a + b / 2, Y - 20, 'b', { size: 44, group: 'lab' }),
            ),
            ...together(
              text(X - 44, Y + a / 2 + 14, 'a', { size: 44, group: 'lab' }),
              text(X - 44, Y + a + b / 2 + 14, 'b', { size: 44, group: 'lab' }),
            ),
            line([X + a, Y - 14], [X + a, Y + a + b + 14], { w: 4, dash: [14, 10], group: 'frame' }),
            line([X - 14, Y + a], [X + a + b + 14, Y + a], { w: 4, dash: [14, 10], group: 'frame' }),
            ...at(1, piece('A', X, Y, a, a, 'b')),
            mid(X + a / 2, Y + a / 2 + 20, 'a²', { size: 62, color: 'b', group: 'A' }),
            ...at(2, piece('B', X + a, Y + a, b, b, 'p')),
            mid(X + a + b / 2, Y + a + b / 2 + 18, 'b²', { size: 54, color: 'p', group: 'B' }),
            ...at(3, piece('R', X + a, Y, b, a, 'y')),
            mid(X + a + b / 2, Y + a / 2 + 18, 'ab', { size: 54, color: 'y', group: 'R' }),
            piece('S', X, Y + a, a, b, 'y'),
            mid(X + a / 2, Y + a + b / 2 + 18, 'ab', { size: 54, color: 'y', group: 'St' }),
          ],
        },
        {
          say: {
            en: 'Turn one rectangle, {1}and it stands beside its twin: two [[ab|ay bee]]. {2}Nothing was lost, so the four pieces together make the whole.',
            hi: 'एक आयत को घुमाओ, {1}तो वह अपने जुड़वाँ के पास खड़ा हो जाता है: [[2ab|टू ए बी]]। {2}कुछ खोया नहीं, इसलिए चारों टुकड़े मिलकर पूरा वर्ग हैं।',
          },
          draw: [
            ...together(
              { fade: 'St', secs: 0.3 },
              { fade: 'frame', to: 0, secs: 0.4 },
              { fade: 'lab', secs: 0.4 },
            ),
            {
              move: 'S',
              by: [X + a + b + 16 + b / 2 - (X + a / 2), Y + a / 2 - (Y + a + b / 2)],
              turn: -90,
              about: [X + a / 2, Y + a + b / 2],
              secs: 1.6,
            },
            mid(X + a + b + 16 + b / 2, Y + a / 2 + 18, 'ab', { size: 54, color: 'y' }),
            ...at(1, brace(X + a, X + a + 2 * b + 16, Y - 12, -18, { color: 'y' })),
            mid(X + a + b + 8, Y - 44, '2ab', { size: 46, color: 'y' }),
            ...at(2, text(790, 300, '(a + b)²', { size: 54 })),
            text(790, 400, '= [b|a²] + [y|2ab] + [p|b²]', { size: 54, secs: 1.6 }),
            under(),
          ],
          pause: 1,
        },
      ],
    },
    {
      name: 'Try it with numbers',
      beats: [
        {
          say: {
            en: 'Check with three and two. {1}Five by five has twenty five small squares. {2}Nine, and six, and six, and four: twenty five.',
            hi: 'तीन और दो से जाँचो। {1}पाँच गुणा पाँच में पच्चीस छोटे वर्ग हैं। {2}नौ, और छह, और छह, और चार: पच्चीस।',
          },
          draw: [
            ...title({ en: 'Check: a = 3, b = 2', hi: 'जाँच: a = 3, b = 2' }),
            rect(X, 180, 5 * u, 5 * u, { w: 5, secs: 0.8 }),
            path(
              [1, 2, 3, 4].map((k) => `M${X + k * u} 180v${5 * u}M${X} ${180 + k * u}h${5 * u}`).join(''),
              { w: 2.5, alpha: 0.6, secs: 1, group: 'grid' },
            ),
            ...at(1, text(660, 220, '(3 + 2)² = 5² = 25', { size: 50 })),
            ...at(2, { fade: 'grid', to: 0.4, secs: 0.4 }),
            rect(X + 4, 184, 3 * u - 8, 3 * u - 8, {
              color: 'b',
              fill: 'b',
              fillAlpha: 0.3,
              secs: 0.5,
              with: true,
            }),
            mid(X + 1.5 * u, 180 + 1.5 * u + 18, '9', { size: 56, color: 'b', secs: 0.25, over: true }),
            rect(X + 3 * u + 4, 184, 2 * u - 8, 3 * u - 8, {
              color: 'y',
              fill: 'y',
              fillAlpha: 0.3,
              secs: 0.5,
            }),
            mid(X + 4 * u, 180 + 1.5 * u + 18, '6', { size: 56, color: 'y', secs: 0.25, over: true }),
            rect(X + 4, 184 + 3 * u, 3 * u - 8, 2 * u - 8, {
              color: 'y',
              fill: 'y',
              fillAlpha: 0.3,
              secs: 0.5,
            }),
            mid(X + 1.5 * u, 180 + 4 * u + 18, '6', { size: 56, color: 'y', secs: 0.25, over: true }),
            rect(X + 3 * u + 4, 184 + 3 * u, 2 * u - 8, 2 * u - 8, {
              color: 'p',
              fill: 'p',
              fillAlpha: 0.3,
              secs: 0.5,
            }),
            mid(X + 4 * u, 180 + 4 * u + 18, '4', { size: 56, color: 'p', secs: 0.25, over: true }),
            text(660, 310, '[b|9] + [y|6] + [y|6] + [p|4] = 25', { size: 50 }),
          ],
        },
        {
          say: {
            en: 'And [[a² + b²|ay squared plus bee squared]] alone? {1}Only thirteen, not twenty five: {2}the two rectangles are missing. That is the middle term.',
            hi: 'और केवल [[a² + b²|ए का वर्ग और बी का वर्ग]]? {1}सिर्फ़ तेरह, पच्चीस नहीं: {2}दोनों आयत छूट गए। वही बीच वाला पद है।',
          },
          draw: [
            text(660, 430, '[b|3²] + [p|2²] = 13', { size: 50 }),
            ...at(1, text(1000, 430, { en: 'not 25', hi: '25 नहीं' }, { size: 50 })),
            ...at(2, text(660, 530, { en: '2ab is missing!', hi: '2ab छूट गया!' }, { size: 50, color: 'y' })),
            under(),
          ],
          pause: 0.8,
        },
      ],
    },
  ],
};
