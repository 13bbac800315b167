import type { AnswerKey } from '@shala/api-client/marking.ts';

interface Work {
  readonly key: AnswerKey;
  readonly done: Promise<unknown>;
}

/** What was sent about answers and has no reply yet. The promises given to it do not fail. */
export class UnderWay {
  #works: readonly Work[] = [];

  add(key: AnswerKey, done: Promise<unknown>): void {
    const work = { key, done };
    this.#works = [...this.#works, work];
    void done.then(() => {
      this.#works = this.#works.filter((one) => one !== work);
    });
  }

  get keys(): AnswerKey[] {
    return this.#works.map(({ key }) => key);
  }

  all(): Promise<unknown> {
    return Promise.all(this.#works.map(({ done }) => done));
  }

  of({ studentId, runId }: AnswerKey): Promise<unknown> {
    const same = this.#works.filter(({ key }) => key.studentId === studentId && key.runId === runId);
    return Promise.all(same.map(({ done }) => done));
  }
}
