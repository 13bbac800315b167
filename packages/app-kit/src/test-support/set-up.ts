import { configure } from '@testing-library/react';

// A page is a chunk of its own and comes when it is first opened; on a busy machine that takes a while. Waiting
// longer costs nothing where the condition is met.
configure({ asyncUtilTimeout: 20_000 });
