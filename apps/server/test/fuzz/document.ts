interface Call {
  'x-policy'?: string;
  requestBody?: { content?: { 'application/json'?: { schema: object } } };
}

interface Document {
  paths: Record<string, Record<string, Call>>;
}

export interface Operation {
  method: string;
  path: string;
  /** Of its body; undefined where it has none. */
  schema: object | undefined;
}

/** The same call under another address, by the same handler. */
const isTwin = (path: string) => path.startsWith('/api/v2/') || path.startsWith('/net/');

/** What one role may call. Elsewhere every case would end at the same door, which the matrix of all calls tests. */
export function cutDocument(
  whole: object,
  policies: readonly string[],
  hasTwins: boolean,
): { document: object; operations: Operation[] } {
  const paths: Document['paths'] = {};
  const operations: Operation[] = [];
  for (const [path, calls] of Object.entries((whole as Document).paths)) {
    if (!hasTwins && isTwin(path)) continue;
    const open = Object.entries(calls).filter(([, call]) => policies.includes(call['x-policy'] ?? ''));
    if (open.length === 0) continue;
    paths[path] = Object.fromEntries(open);
    for (const [method, call] of open) {
      const schema = call.requestBody?.content?.['application/json']?.schema;
      operations.push({ method: method.toUpperCase(), path, schema });
    }
  }
  return { document: { ...whole, paths }, operations };
}
