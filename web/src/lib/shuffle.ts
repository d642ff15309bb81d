/**
 * Whether the cards were drawn as promised: kernel/chance.py and kernel/engine/stream.py again, in the browser.
 * Not WebCrypto, which a page served without TLS (a table at home) does not have.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import type { GameRecord, Place, Sealed } from './protocol';

const PERSON = 'person';
const SCHEME = 'waterhole chance 2';
const WORDS = 8; // of 32 bits in one SHA-256
const ALL = 2 ** 32;

/** What of a record the check needs. */
export type Revealed = Pick<
  GameRecord,
  'format' | 'game' | 'rules' | 'options' | 'commitment' | 'seed' | 'salt' | 'chance'
>;

interface Settled extends Pick<GameRecord, 'game' | 'rules' | 'options'> {
  who: string[]; // by seat: a person, or which bot
}

/** What this browser was shown, the first time, and what it sent: kept where the server cannot change it. */
export interface Remembered {
  commitment: string; // the first that was shown for this table
  table?: string;
  seat?: number; // where this browser's person sat; nobody's where it only watched
  nonce?: string; // that it sent
  promises?: string[]; // of every seat as they were shown before the nonce was sent, empty where there was none
  settled?: Settled; // what could no longer change when it was sent
}

/**
 * What the check found. `kept`: all as promised. `unshared`: the same, but no person added to the server's secret.
 * The others are broken promises: another secret than the first promised, this browser's nonce left out or changed,
 * another person's changed after this browser's was told, another game than was settled then, or a record that does
 * not fit together.
 */
export type Finding = 'kept' | 'unshared' | 'secret' | 'own nonce' | 'promises' | 'settled' | 'record';

/** 256 random bits, to be sent after the commitment was shown; first its `commitmentTo`, as a promise. */
export function newNonce(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What is shown of a secret, or of a nonce, before it is told: its SHA-256. */
export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/** Whether the shuffle of a finished game is the one promised to this browser. */
export function checkShuffle(record: Revealed, remembered: Remembered): Finding {
  const sealed = record.chance;
  if (!sealed) return commitmentTo(`${record.salt}:${record.seed}`) === remembered.commitment ? 'unshared' : 'secret';
  if (commitmentTo(sealed.secret) !== remembered.commitment) return 'secret';
  if (record.commitment !== remembered.commitment || !sealed.places.every(isWhole)) return 'record';
  if (remembered.table !== undefined && sealed.table !== remembered.table) return 'record';
  if (remembered.nonce !== undefined && sealed.places[remembered.seat ?? -1]?.nonce !== remembered.nonce) {
    return 'own nonce';
  }
  if (remembered.promises?.some((promise, seat) => (sealed.places[seat]?.promise ?? '') !== promise)) return 'promises';
  if (remembered.settled && !isSettled(record, sealed, remembered.settled)) return 'settled';
  return sealed.places.some((place) => place.nonce) ? 'kept' : 'unshared';
}

/** Whether the game was played as it was settled when nonces were told. */
function isSettled(record: Revealed, sealed: Sealed, { game, rules, options, who }: Settled): boolean {
  const names = new Set([...Object.keys(options), ...Object.keys(record.options)]);
  return (
    record.game === game &&
    record.rules === rules &&
    [...names].every((name) => record.options[name] === options[name]) &&
    sealed.places.length === who.length &&
    sealed.places.every((place, seat) => place.who === who[seat])
  );
}

/** A nonce comes from a person, and is the one that was promised. */
function isWhole(place: Place): boolean {
  if (place.nonce) return place.who === PERSON && commitmentTo(place.nonce) === place.promise;
  return place.who === PERSON || !place.promise;
}

/** The key of a game: HMAC-SHA-256 under the secret over everything else that decides the deal. */
export function keyOf(sealed: Sealed, game: string, rules: string, options: Revealed['options']): Uint8Array {
  const names = Object.keys(options).sort();
  const texts = [SCHEME, sealed.table, game, rules, String(names.length)];
  for (const name of names) texts.push(name, String(options[name]));
  texts.push(String(sealed.places.length));
  for (const place of sealed.places) texts.push(place.who, place.nonce ?? '');
  return hmac(sha256, hexToBytes(sealed.secret), concatBytes(...texts.map(framed)));
}

/** '5:hello,': with its length before it, no text can be read as two or be part of another. */
function framed(text: string): Uint8Array {
  const raw = utf8ToBytes(text);
  return concatBytes(utf8ToBytes(`${raw.length}:`), raw, utf8ToBytes(','));
}

/** The draws of one move, the deal being move 0: numbers below n, each exactly as likely. */
export class Stream {
  private readonly key: Uint8Array;
  private readonly move: number;
  private block = new DataView(new ArrayBuffer(32));
  private drawn = 0;

  constructor(key: Uint8Array, move: number) {
    this.key = key;
    this.move = move;
  }

  next32(): number {
    const place = this.drawn % WORDS;
    if (place === 0) {
      const block = hmac(sha256, this.key, utf8ToBytes(`${this.move}:${this.drawn / WORDS}`));
      this.block = new DataView(block.buffer, block.byteOffset);
    }
    this.drawn += 1;
    return this.block.getUint32(4 * place);
  }

  below(n: number): number {
    let word = this.next32();
    while (word >= ALL - (ALL % n)) word = this.next32();
    return word % n;
  }
}
