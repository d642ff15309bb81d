/** The browser's check of the shuffle gives the numbers of the server. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';

import { type Remembered, type Revealed, Stream, checkShuffle, commitmentTo, keyOf, newNonce } from './shuffle';

interface Vector extends Required<Pick<Revealed, 'game' | 'rules' | 'options' | 'commitment'>> {
  name: string;
  chance: NonNullable<Revealed['chance']>;
  key: string;
  draws: { move: number; words: number[]; below: [number, number][] }[];
}

const VECTORS = JSON.parse(readFileSync('../tests/kernel/data/chance_vectors.json', 'utf-8')) as Vector[];

for (const vector of VECTORS) {
  test(`key and draws are those of the test vectors: ${vector.name}`, () => {
    assert.equal(commitmentTo(vector.chance.secret), vector.commitment);
    const key = keyOf(vector.chance, vector.game, vector.rules, vector.options);
    assert.equal(Buffer.from(key).toString('hex'), vector.key);
    for (const { move, words, below } of vector.draws) {
      const plain = new Stream(key, move);
      assert.deepEqual(
        words.map(() => plain.next32()),
        words,
      );
      const numbers = new Stream(key, move);
      assert.deepEqual(
        below.map(([n]) => [n, numbers.below(n)]),
        below,
      );
    }
  });
}

const [TOLD, WITHHELD, NOBODY] = VECTORS as [Vector, Vector, Vector, Vector];
const SEATS = TOLD.chance.places;

function recordOf(vector: Vector, changes: Partial<Vector['chance']> = {}): Revealed {
  return { ...vector, format: 2, chance: { ...vector.chance, ...changes } };
}

function remembered(changes: Partial<Remembered> = {}): Remembered {
  const promises = SEATS.map((place) => place.promise ?? '');
  return {
    commitment: TOLD.commitment,
    table: TOLD.chance.table,
    seat: 2,
    nonce: SEATS[2]?.nonce ?? '',
    promises,
    ...changes,
  };
}

test('a shuffle that was kept is found to be', () => {
  assert.equal(checkShuffle(recordOf(TOLD), remembered()), 'kept');
  assert.equal(checkShuffle(recordOf(TOLD), { commitment: TOLD.commitment }), 'kept');
  assert.equal(checkShuffle(recordOf(WITHHELD), { commitment: WITHHELD.commitment }), 'kept');
});

test('a shuffle that no person added to proves less', () => {
  assert.equal(checkShuffle(recordOf(NOBODY), { commitment: NOBODY.commitment }), 'unshared');
});

test('a secret that fits a later commitment but not the first is found out', () => {
  assert.equal(checkShuffle(recordOf(TOLD), remembered({ commitment: WITHHELD.commitment })), 'secret');
});

test('a nonce of this browser that was left out or put to another seat is found out', () => {
  const without = SEATS.map((place, seat) => (seat === 2 ? { who: 'person', promise: place.promise ?? '' } : place));
  assert.equal(checkShuffle(recordOf(TOLD, { places: without }), remembered()), 'own nonce');
  assert.equal(checkShuffle(recordOf(TOLD), remembered({ seat: 0 })), 'own nonce');
});

test('a nonce that another chose after this one was told is found out', () => {
  const nonce = newNonce();
  const places = SEATS.map((place, seat) => (seat ? place : { who: 'person', promise: commitmentTo(nonce), nonce }));
  assert.equal(checkShuffle(recordOf(TOLD, { places }), remembered()), 'promises');
});

test('a game that was changed after nonces were told is found out', () => {
  const { game, rules, options } = TOLD;
  const settled = { game, rules, options, who: SEATS.map((place) => place.who) };
  assert.equal(checkShuffle(recordOf(TOLD), remembered({ settled })), 'kept');
  for (const change of [{ rules: 'others' }, { options: { ...options, another: true } }, { who: ['person'] }])
    assert.equal(checkShuffle(recordOf(TOLD), remembered({ settled: { ...settled, ...change } })), 'settled');
});

test('a record that does not fit together is found out', () => {
  const changed = SEATS.map((place, seat) => (seat ? place : { ...place, nonce: newNonce() }));
  assert.equal(checkShuffle(recordOf(TOLD, { places: changed }), remembered()), 'record');
  assert.equal(checkShuffle(recordOf(TOLD, { table: 'another' }), remembered()), 'record');
});

test('a record of the older format is checked by seed and salt', () => {
  const old = { ...recordOf(TOLD), format: 1, chance: null, seed: '42', salt: 'salt' };
  assert.equal(checkShuffle(old, { commitment: commitmentTo('salt:42') }), 'unshared');
  assert.equal(checkShuffle(old, { commitment: commitmentTo('salt:43') }), 'secret');
});

test('a nonce is 256 bits in hexadecimal and no two are the same', () => {
  assert.match(newNonce(), /^[0-9a-f]{64}$/);
  assert.notEqual(newNonce(), newNonce());
});
