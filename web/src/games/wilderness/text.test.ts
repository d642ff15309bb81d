import { expect, test } from 'vitest';
import type { Views } from '../../lib/protocol';
import { offered, text } from './text';

const move = (kind: string, fields: object, id: number) => ({ id, kind, text: `${id}`, fields });
const moves = [
  move('pass', {}, 1),
  move('bad', { card: 'Storm', held: 'Shelter', target: 1 }, 2),
  move('bad', { card: 'Storm', held: 'Shelter', target: 2 }, 3),
  move('good', { card: 'Torch' }, 4),
] as unknown as Views['wilderness']['moves'];

test('a card that fits is offered once, whomever it may be played on', () => {
  expect(offered({ moves })).toEqual([
    { card: 'Storm', held: 'Shelter' },
    { card: 'Torch', held: '' },
  ]);
});

test('a question for a card names the card in the hand, the face that is played and what it does', async () => {
  await text.fetch('en');
  text.speak('en');
  const view = {
    window: 'start',
    prompt: { id: 'prompt-start', args: { seat: 1 } },
    waiting: [0],
    outcome: '',
    moves: moves.slice(0, 3),
  };
  expect(text.words.asked(view as never, { names: ['Ann', 'Ben'], own: 0 })).toBe(
    'Ben’s turn begins. Play Shelter as Storm (2 exhaustion more at once), or no card.',
  );
});

test('whoever has only a card left to play is told which, and is offered no step', async () => {
  await text.fetch('en');
  text.speak('en');
  const turn = (can: string[], cards: typeof moves) =>
    text.words.asked(
      {
        window: '',
        prompt: { id: 'prompt-turn', args: { energy: 1, roll: 0, can } },
        waiting: [0],
        outcome: '',
        moves: cards,
      } as never,
      { names: ['Ann', 'Ben'], own: 0 },
    );
  expect(turn(['step', 'act', 'end'], moves)).toBe('You have 1 energy: take a step, act or end your turn.');
  expect(turn(['card', 'end'], moves.slice(3))).toBe('You have 1 energy: play Torch or end your turn.');
  expect(turn(['end'], [])).toBe('You have 1 energy: end your turn.');
});
