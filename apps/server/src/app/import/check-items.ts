import type * as z from 'zod';
import type { ImportContext } from './context.ts';
import { describeIssue } from './describe-issue.ts';
import type { Kind } from './kind.ts';
import { inside, type Place, type Problem, problemAt, type Source } from './source.ts';

/** An item whose form is right, ready to be saved. */
export interface CheckedItem {
  at: Place;
  save(context: ImportContext): Promise<void>;
  /** From now on, what refers to this item is not reported. */
  refuse(): void;
}

/** Checks the form of every item of every file, and puts the items into the order of the kinds. */
export function checkItems(
  kinds: readonly Kind<unknown>[],
  sources: readonly Source[],
  problems: Problem[],
): { items: CheckedItem[]; refused: Set<string> } {
  const refused = new Set<string>();
  const known = new Set(kinds.map((kind) => kind.list));
  for (const source of sources) {
    for (const list of Object.keys(source.content).filter((name) => !known.has(name))) {
      const message = `is not known here; allowed: ${[...known].join(', ')}`;
      problems.push(problemAt({ source, path: [list] }, message));
    }
  }
  const items = kinds.flatMap((kind) =>
    sources.flatMap((source) =>
      placesOf(source, kind.list).flatMap(({ at, raw }) => {
        const refuse = () => {
          for (const name of namesIn(raw)) refused.add(name);
        };
        const result = kind.schema.safeParse(raw, { error: describeIssue, reportInput: true });
        if (result.success) {
          return [{ at, refuse, save: (context: ImportContext) => kind.save(context, result.data, at) }];
        }
        refuse();
        problems.push(...result.error.issues.flatMap((issue) => problemsOf(issue, at)));
        return [];
      }),
    ),
  );
  return { items, refused };
}

function problemsOf(issue: z.core.$ZodIssue, at: Place): Problem[] {
  const place = inside(at, ...issue.path);
  if (issue.code !== 'unrecognized_keys') return [problemAt(place, issue.message)];
  return issue.keys.map((key) => {
    const field = inside(place, key);
    return { ...problemAt(field, issue.message), line: at.source.lineOfName(field.path) };
  });
}

function placesOf(source: Source, list: string): { at: Place; raw: unknown }[] {
  const content = source.content[list];
  if (content === undefined || content === null) return [];
  if (!Array.isArray(content)) return [{ at: { source, path: [list] }, raw: content }];
  return content.map((raw: unknown, index) => ({ at: { source, path: [list, index] }, raw }));
}

/** Every slug and id in an item, however deep. */
function namesIn(raw: unknown): string[] {
  if (Array.isArray(raw)) return raw.flatMap(namesIn);
  if (typeof raw !== 'object' || raw === null) return [];
  return Object.entries(raw).flatMap(([key, value]) =>
    (key === 'slug' || key === 'id') && typeof value === 'string' ? [value] : namesIn(value),
  );
}
