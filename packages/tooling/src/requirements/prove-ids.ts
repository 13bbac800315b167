import type { TestResult } from './test-results.ts';

export interface Evidence {
  /** Files with a passing test that names the id, per id; an id that a failing test names is not here. */
  proven: Map<string, string[]>;
  /** Files with a failing test that names the id. */
  failing: Map<string, string[]>;
  errors: string[];
}

const TEST_FILE = /\.(test\.tsx?|spec\.ts)$/;
const BRACKET = /\[([^\]]*)\]/g;
const ONE_ID = /^[A-Z]{2}[A-Z0-9]?-\d+$/;
const LOOKS_LIKE_IDS = /\b[A-Z]{2}[A-Z0-9]?-\d{2}/;

export function proveIds(results: TestResult[], known: Set<string>): Evidence {
  const passing = new Map<string, string[]>();
  const failing = new Map<string, string[]>();
  const errors = new Set<string>();
  for (const { file, title, outcome } of results) {
    if (!TEST_FILE.test(file)) continue;
    for (const [bracket, content = ''] of title.matchAll(BRACKET)) {
      if (!ONE_ID.test(content)) {
        if (LOOKS_LIKE_IDS.test(content)) errors.add(`${file}: name the ids of ${bracket} one by one.`);
      } else if (!known.has(content)) {
        errors.add(`${file}: ${bracket} is not in the specification.`);
      } else if (outcome !== 'skipped') {
        note(outcome === 'passed' ? passing : failing, content, file);
      }
    }
  }
  const proven = new Map([...passing].filter(([id]) => !failing.has(id)));
  return { proven, failing, errors: [...errors].sort() };
}

function note(files: Map<string, string[]>, id: string, file: string): void {
  const seen = files.get(id) ?? [];
  if (!seen.includes(file)) files.set(id, [...seen, file].sort());
}
