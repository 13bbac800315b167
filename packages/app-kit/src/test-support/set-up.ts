import { webcrypto } from 'node:crypto';
import { ReadableStream } from 'node:stream/web';
import { configure } from '@testing-library/react';

// A page is a chunk of its own and comes when it is first opened; on a busy machine that takes a while. Waiting
// longer costs nothing where the condition is met.
configure({ asyncUtilTimeout: 20_000 });

// Every browser has these; jsdom's context lacks them.
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
Object.assign(globalThis, { ReadableStream });
