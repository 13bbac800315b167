import type * as z from 'zod';
import type { ImportContext } from './context.ts';
import type { Place } from './source.ts';

/** One kind of thing that can be imported. The kinds are saved one after the other, in the order of kinds.ts. */
export interface Kind<Value> {
  /** The name of its list in a YAML file, and of its CSV file. */
  list: string;
  schema: z.ZodType<Value>;
  /** Saves one item through the use cases. What does not fit is told to the context, as much of it as can be seen. */
  save(context: ImportContext, value: Value, at: Place): Promise<void>;
}
