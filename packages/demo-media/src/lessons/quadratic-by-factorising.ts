import { at, mid, text } from '../lesson/items.ts';
import type { Lesson, Point } from '../lesson/lesson.ts';
import { arrow, bow, curve, dot, path, rect, under } from '../lesson/strokes.ts';

const X = 100;
const Y = 190;
const x = 260;
const u = 68;
// parabola picture: 150 px a unit across, 130 up
const px = (v: number): number => 1000 + v * 150;
const py = (v: number): number => 430 - v * 130;

export const quadraticByFactorising: Lesson = {
  id: 'quadratic-by-factorising',
  scenes: [
    {
      name: 'Two numbers',
      beats: [
        {
          say: {
            en: 'Solve: [[x² + 5x + 6 = 0|x squared, plus five x, plus six, equals zero]]. {1}We look for two numbers: their product is six, {2}and their sum is five.',
            hi: 'हल करो: [[x² + 5x + 6 = 0|एक्स का वर्ग, प्लस पाँच एक्स, प्लस छह, बराबर शून्य]]। {1}हमें दो संख्याएँ चाहिए: जिनका गुणनफल छह हो, {2}और योग पाँच।',
          },
          draw: [
            mid(640, 130, 'x² + [y|5]x + [b|6] = 0', { size: 72, bold: true, secs: 1.8 }),
            ...at(1, bow([720, 152], [420, 258], -20, { color: 'b' })),
            mid(330, 300, { en: 'product [b|6]', hi: 'गुणनफल [b|6]' }, { size: 46 }),
            ...at(2, bow([600, 152], [810, 250], 20, { color: 'y' })),
            mid(900, 300, { en: 'sum [y|5]', hi: 'योग [y|5]' }, { size: 46 }),
          ],
        },
        {
          say: {
            en: 'One and six? {1}Their sum is seven: no. {2}Two and three? Product six, {3}sum five: yes.',
            hi: 'एक और छह? {1}योग सात है: नहीं। {2}दो और तीन? गुणनफल छह, {3}योग पाँच: हाँ।',
          },
          draw: [
            mid(330, 410, '1 × 6 = [b|6]', { size: 52 }),
            ...at(1, mid(900, 410, '1 + 6 = 7', { size: 52 })),
            path('M1060 372l44 44M1104 372l-44 44', { color: 'p', w: 7, secs: 0.4 }),
            ...at(2, mid(330, 520, '2 × 3 = [b|6]', { size: 52 })),
            ...at(3, mid(900, 520, '2 + 3 = [y|5]', { size: 52 })),
            path('M1056 506l18 22l44 -58', { color: 'g', w: 7, secs: 0.4 }),
          ],
          pause: 0.5,
        },
      ],
    },
    {
      name: 'A rectangle shows it',
      beats: [
        {
          say: {
            en: 'See it as an area. {1}One square, [[x by x|x by x]]. {2}Five strips of [[x|x]]: put three at the side, {3}and two below. {4}Six unit squares fill the corner exactly.',
            hi: 'इसे क्षेत्रफल के रूप में देखो। {1}एक वर्ग, [[x गुणा x|एक्स गुणा एक्स]]। {2}[[x|एक्स]] की पाँच पट्टियाँ: तीन बगल में, {3}और दो नीचे। {4}छह इकाई वर्ग कोने को ठीक भर देते हैं।',
          },
          draw: [
            text(70, 100, 'x² + 5x + 6', { size: 54 }),
            ...at(1, rect(X, Y, x, x, { color: 'p', w: 5, fill: 'p', fillAlpha: 0.22 })),
            mid(X + x / 2, Y + x / 2 + 20, 'x²', { size: 62, color: 'p' }),
            ...at(
              2,
              ...[0, 1, 2].map((k) =>
                rect(X + x + k * u, Y, u, x, { color: 'y', w: 4, fill: 'y', fillAlpha: 0.2, secs: 0.4 }),
              ),
            ),
            ...[0, 1, 2].map((k) =>
              mid(X + x + k * u + u / 2, Y + x / 2 + 14, 'x', { size: 42, color: 'y', secs: 0.15 }),
            ),
            ...at(
              3,
              ...[0, 1].map((k) =>
                rect(X, Y + x + k * u, x, u, { color: 'y', w: 4, fill: 'y', fillAlpha: 0.2, secs: 0.4 }),
              ),
            ),
            ...[0, 1].map((k) =>
              mid(X + x / 2, Y + x + k * u + u / 2 + 14, 'x', { size: 42, color: 'y', secs: 0.15 }),
            ),
            ...at(
              4,
              ...[0, 1, 2, 3, 4, 5].map((k) =>
                rect(X + x + (k % 3) * u, Y + x + Math.floor(k / 3) * u, u, u, {
                  color: 'b',
                  w: 4,
                  fill: 'b',
                  fillAlpha: 0.3,
                  secs: 0.22,
                }),
              ),
            ),
          ],
        },
        {
          say: {
            en: 'A full rectangle! {1}It is [[x + 3|x plus three]] wide {2}and [[x + 2|x plus two]] high. {3}So the expression is the product of these two sides.',
            hi: 'पूरा आयत बन गया! {1}चौड़ाई [[x + 3|एक्स प्लस तीन]] {2}और ऊँचाई [[x + 2|एक्स प्लस दो]]। {3}इसलिए यह व्यंजक इन दो भुजाओं का गुणनफल है।',
          },
          draw: [
            rect(X - 5, Y - 5, x + 3 * u + 10, x + 2 * u + 10, { w: 6, secs: 0.9, over: true }),
            ...at(1, mid(X + (x + 3 * u) / 2, Y - 24, 'x + 3', { size: 46 })),
            ...at(2, text(X + x + 3 * u + 26, Y + (x + 2 * u) / 2 + 14, 'x + 2', { size: 46 })),
            ...at(3, text(770, 310, 'x² + 5x + 6', { size: 56 })),
            text(770, 410, '= (x + 2)(x + 3)', { size: 56 }),
            under(),
          ],
          pause: 0.8,
        },
      ],
    },
    {
      name: 'The zero rule',
      beats: [
        {
          say: {
            en: 'A product is zero {1}only when one of its factors is zero. {2}So either [[x + 2 = 0|x plus two is zero]], and [[x = −2|x is minus two]]; {3}or [[x + 3 = 0|x plus three is zero]], and [[x = −3|x is minus three]].',
            hi: 'गुणनफल शून्य {1}तभी होता है जब कोई एक गुणनखंड शून्य हो। {2}तो या तो [[x + 2 = 0|एक्स प्लस दो बराबर शून्य]], और [[x = −2|एक्स बराबर ऋण दो]]; {3}या [[x + 3 = 0|एक्स प्लस तीन बराबर शून्य]], और [[x = −3|एक्स बराबर ऋण तीन]]।',
          },
          draw: [
            mid(640, 140, '([p|x + 2]) ([b|x + 3]) = 0', { size: 68, secs: 1.4 }),
            ...at(
              1,
              mid(640, 222, { en: 'one of them must be 0', hi: 'इनमें से एक 0 होगा' }, { size: 42, color: 'y' }),
            ),
            ...at(2, bow([450, 250], [330, 330], -14, { color: 'p' })),
            mid(320, 400, '[p|x + 2 = 0]', { size: 54 }),
            mid(320, 500, 'x = −2', { size: 64, color: 'p' }),
            ...at(3, bow([830, 250], [950, 330], 14, { color: 'b' })),
            mid(960, 400, '[b|x + 3 = 0]', { size: 54 }),
            mid(960, 500, 'x = −3', { size: 64, color: 'b' }),
          ],
          pause: 0.6,
        },
      ],
    },
    {
      name: 'See and check',
      beats: [
        {
          say: {
            en: 'On a graph, the curve meets the axis {1}exactly at minus three {2}and at minus two. These are the roots.',
            hi: 'ग्राफ़ पर वक्र अक्ष से {1}ठीक ऋण तीन {2}और ऋण दो पर मिलता है। यही मूल हैं।',
          },
          draw: [
            arrow([130, 430], [1160, 430], { w: 4, secs: 0.6 }),
            arrow([1000, 520], [1000, 80], { w: 4, secs: 0.6 }),
            path([-5, -4, -3, -2, -1].map((k) => `M${px(k)} 420v20`).join(''), { w: 4, secs: 0.4 }),
            text(1014, 476, '0', { size: 34, secs: 0.12 }),
            ...[-5, -4, -1].map((k) => mid(px(k), 486, `−${-k}`, { size: 34, secs: 0.12 })),
            curve(
              Array.from({ length: 27 }, (_, i): Point => {
                const v = -4.1 + (i * 3.2) / 26;
                return [px(v), py(v * v + 5 * v + 6)];
              }),
              { color: 'y', w: 6, secs: 1.3 },
            ),
            ...at(1, dot(px(-3), 430, 9, 'b'), mid(px(-3) - 6, 492, '−3', { size: 46, color: 'b' })),
            ...at(2, dot(px(-2), 430, 9, 'p'), mid(px(-2) + 6, 492, '−2', { size: 46, color: 'p' })),
          ],
        },
        {
          say: {
            en: 'Always check: {1}put minus two back. Four, minus ten, plus six: zero. It works.',
            hi: 'हमेशा जाँचो: {1}ऋण दो वापस रखो। चार, घटा दस, प्लस छह: शून्य। सही है।',
          },
          draw: [
            ...at(1, text(150, 590, '(−2)² + 5(−2) + 6', { size: 46, color: 'p' })),
            text(600, 590, '= 4 − 10 + 6 = 0', { size: 46 }),
            path('M1010 576l18 22l44 -58', { color: 'g', w: 8, secs: 0.4 }),
          ],
          pause: 0.8,
        },
      ],
    },
  ],
};
