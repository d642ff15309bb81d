/** What is kept of a table's chance in the browser. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';

import { nonceFor, notice, promiseFor, remembered } from './promises';
import type { Settle, TableInfo } from './protocol';
import { commitmentTo } from './shuffle';

const SEAT = {
  kind: 'person',
  name: 'Ann',
  mine: true,
  kept: false,
  level: null,
  standing_in: false,
  promise: '',
} as const;

function info(changes: Partial<TableInfo> = {}): TableInfo {
  const seats = [{ ...SEAT, mine: false }, SEAT];
  return { id: 'table', commitment: 'first', status: 'open', settling: false, seats, ...changes } as TableInfo;
}

function settle(...promises: string[]): Settle {
  const places = promises.map((promise) => ({ who: 'person', promise }));
  return { type: 'settle', table: 'table', game: 'cubirds', rules: '1', options: {}, places };
}

beforeEach(() => localStorage.clear());

test('the first commitment that was shown is the one remembered', () => {
  notice(info());
  notice(info({ commitment: 'second' }));
  assert.equal(remembered(info({ commitment: 'second' })).commitment, 'first');
  assert.equal(remembered(info({ id: 'another', commitment: 'second' })).commitment, 'second');
});

test('who sits at an open table promises once, and the same after coming back', () => {
  const promise = promiseFor(info());
  assert.match(promise ?? '', /^[0-9a-f]{64}$/);
  assert.equal(promiseFor(info()), promise);
  assert.equal(promiseFor(info({ seats: [{ ...SEAT, promise: promise ?? '' }] })), null);
  assert.equal(promiseFor(info({ seats: [{ ...SEAT, mine: false }] })), null);
  assert.equal(promiseFor(info({ settling: true })), null);
  assert.equal(promiseFor(info({ status: 'running' })), null);
});

test('the nonce promised is told when all is settled, and what was settled is kept', () => {
  const promise = promiseFor(info()) ?? '';
  assert.equal(remembered(info()).nonce, undefined);
  const nonce = nonceFor(settle('theirs', promise)) ?? '';
  assert.equal(commitmentTo(nonce), promise);
  nonceFor(settle('changed later', promise));
  const { seat, promises, nonce: sent, settled } = remembered(info());
  assert.deepEqual([seat, promises, sent], [1, ['theirs', promise], nonce]);
  assert.deepEqual(settled?.who, ['person', 'person']);
});

test('no nonce is told where this browser promised none', () => {
  assert.equal(nonceFor(settle('theirs', 'of another browser')), null);
  promiseFor(info());
  assert.equal(nonceFor(settle('theirs', 'of another browser')), null);
});
