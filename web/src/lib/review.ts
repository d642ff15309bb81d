import type { Review, Step } from './protocol';

/** A decision of one's own for which there was a better one. */
export interface Missed {
  point: Review['points'][number];
  step: Step;
}

/** Less than this part of a win is no mistake. */
const LEAST = 0.02;
const MOST = 5;

/** One's own decisions that cost most; a spectator's are everybody's. */
export function missed(points: Review['points'], steps: Step[], seat: number): Missed[] {
  return points
    .flatMap((point) => {
      const step = steps[point.move - 1];
      return step ? [{ point, step }] : [];
    })
    .filter(({ point, step }) => point.best !== null && point.loss > LEAST && (seat < 0 || step.seat === seat))
    .toSorted((a, b) => b.point.loss - a.point.loss)
    .slice(0, MOST);
}
