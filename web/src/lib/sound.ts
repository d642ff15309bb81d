import type { Seen } from './protocol';
import { settings } from './settings.svelte';

let context: AudioContext | undefined;

/** A short soft tone; made here, so that no sound file is needed. */
function tone(pitch: number, length: number): void {
  // A page that nobody has touched may make no sound; the browser complains if it tries.
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, now);
  volume.gain.exponentialRampToValueAtTime(0.08, now + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + length);
  const voice = context.createOscillator();
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  voice.connect(volume).connect(context.destination);
  voice.start(now);
  voice.stop(now + length);
}

export const sounds = {
  happened(events: Seen[]): void {
    if (!settings.sound || !events.length) return;
    if (events.some((event) => event.type === 'ended')) tone(523, 0.6);
    else tone(294, 0.12);
  },
  yourTurn(): void {
    if (settings.sound) tone(440, 0.25);
  },
};
