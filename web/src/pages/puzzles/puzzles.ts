import { request } from '../../lib/api';
import type { PuzzleAnswer, PuzzleShown, Trainers } from '../../lib/protocol';

/** What the pages of puzzles ask for. */
export const puzzles = {
  overview: (): Promise<Trainers> => request<Trainers>('GET', '/puzzles'),
  next: (game: string) => request<PuzzleShown>('GET', `/next-puzzle?game=${encodeURIComponent(game)}`),
  one: (id: string): Promise<PuzzleShown> => request<PuzzleShown>('GET', `/puzzles/${encodeURIComponent(id)}`),
  today: (): Promise<PuzzleShown> => puzzles.overview().then(({ daily }) => puzzles.one(daily)),
  answer: (id: string, move: number | string) => request<PuzzleAnswer>('POST', `/puzzles/${id}`, { move }),
};
