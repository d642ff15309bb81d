import { beforeEach, expect, test, vi } from 'vitest';
import { Socket } from './socket.svelte';

class Wire {
  static OPEN = 1;
  static made: Wire[] = [];
  readyState = 0;
  onopen = () => undefined;
  onclose = () => undefined;
  onmessage = (_: { data: string }) => undefined;
  sent: string[] = [];

  constructor(readonly url: string) {
    Wire.made.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.onclose();
  }
}

function opens(wire: Wire | undefined): void {
  if (!wire) throw new Error('nobody has connected');
  wire.readyState = Wire.OPEN;
  wire.onopen();
}

const urls = () => Wire.made.map(({ url }) => url);

beforeEach(() => {
  Wire.made = [];
  vi.stubGlobal('WebSocket', Wire);
});

test('somebody who comes to a table connects once, and names it', () => {
  const socket = new Socket('ws://here/socket');
  socket.at('abc');
  socket.listen(vi.fn(), vi.fn());
  expect(urls()).toEqual(['ws://here/socket?table=abc']);
});

test('who goes from the lobby to a table connects anew, and only once more, and is not told of a lost connection', () => {
  const socket = new Socket('ws://here/socket');
  const opened = vi.fn();
  socket.listen(vi.fn(), opened);
  opens(Wire.made[0]);
  socket.at('abc');
  socket.at('abc');
  expect(urls()).toEqual(['ws://here/socket', 'ws://here/socket?table=abc']);
  expect([socket.open, socket.lost]).toEqual([false, false]);
  opens(Wire.made[1]);
  expect([socket.open, opened.mock.calls.length]).toEqual([true, 2]);
});

test('what still comes by the old connection is not heard', () => {
  const socket = new Socket('ws://here/socket');
  const heard = vi.fn();
  socket.listen(heard, vi.fn());
  opens(Wire.made[0]);
  socket.at('abc');
  Wire.made[0]?.onmessage({ data: '{"type":"pong"}' });
  expect(heard).not.toHaveBeenCalled();
});

test('what is said while another connection is being made is not sent, and nothing breaks', () => {
  const socket = new Socket('ws://here/socket');
  socket.listen(vi.fn(), vi.fn());
  opens(Wire.made[0]);
  expect(socket.send({ type: 'ping', key: 'k' })).toBe(true);
  socket.at('abc');
  expect(socket.send({ type: 'ping', key: 'k' })).toBe(false);
  expect(Wire.made.map(({ sent }) => sent.length)).toEqual([1, 0]);
});

test('who connects before the pause after a lost connection is over connects once', () => {
  vi.useFakeTimers();
  const socket = new Socket('ws://here/socket');
  socket.listen(vi.fn(), vi.fn());
  opens(Wire.made[0]);
  Wire.made[0]?.close();
  socket.listen(vi.fn(), vi.fn());
  vi.runAllTimers();
  expect(Wire.made).toHaveLength(2);
  vi.useRealTimers();
});
