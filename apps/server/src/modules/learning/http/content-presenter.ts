import type { WireContent } from '@shala/wire/contents.ts';
import type { LearningDeps } from '../deps.ts';
import type { getContent, WhichContent } from '../get-content.ts';
import { presentOpened } from './present-content.ts';

/** A single content with its addresses; the brand says which links may stand in a frame. */
export function contentPresenter({ storage, flagsOf }: LearningDeps) {
  return async (
    opened: Awaited<ReturnType<typeof getContent>>,
    { learner, enrolmentId, kind }: WhichContent,
  ): Promise<WireContent> => {
    const flags = await flagsOf(learner.tenantId, learner.brandId);
    return presentOpened(storage, opened, {
      kind,
      enrolmentId,
      embeddableHosts: flags?.embeddableHosts ?? [],
    });
  };
}
