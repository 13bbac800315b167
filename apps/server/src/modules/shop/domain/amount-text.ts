const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const groups = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

/** Like "Rupees one lakh twenty thousand five hundred and fifty paise only". */
export function amountInWords(paise: number): string {
  const rest = paise % 100;
  const rupees = `Rupees ${numberInWords((paise - rest) / 100)}`;
  return rest === 0 ? `${rupees} only` : `${rupees} and ${numberInWords(rest)} paise only`;
}

function numberInWords(number: number): string {
  if (number < 20) return small[number] ?? '';
  if (number < 100) {
    const unit = number % 10;
    return `${tens[(number - unit) / 10]}${unit === 0 ? '' : `-${small[unit]}`}`;
  }
  for (const [size, name] of groups) {
    if (number < size) continue;
    const rest = number % size;
    const head = `${numberInWords((number - rest) / size)} ${name}`;
    return rest === 0 ? head : `${head} ${numberInWords(rest)}`;
  }
  return '';
}

const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Like 1,23,456.50: on a receipt the paise always stand. */
export const amountInFigures = (paise: number): string => indian.format(paise / 100);
