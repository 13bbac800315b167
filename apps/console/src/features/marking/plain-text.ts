/** The beginning of a text as one line: without its marks and line breaks, and with formulas as one types them. */
export const plainText = (text: string): string =>
  text
    .replace(/\s*\\[)\]]|\\[([]\s*|\$|\*\*|`/g, '')
    .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\sqrt\{([^{}]*)\}/g, '√$1')
    .replace(/\\times\b/g, '×')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
