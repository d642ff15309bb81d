/** What this browser remembers: never sent anywhere. */
export type Theme = 'system' | 'light' | 'dark';
export type Pace = 'off' | 'quick' | 'calm';

const KEY = 'waterhole.settings';
const DEFAULTS = {
  theme: 'system' as Theme,
  pace: 'quick' as Pace,
  sound: false,
  level: '',
  explain: true,
  language: '',
};

class Settings {
  theme = $state<Theme>(DEFAULTS.theme);
  pace = $state<Pace>(DEFAULTS.pace);
  sound = $state(DEFAULTS.sound);
  /** Whether the prompt also says why what is asked matters. */
  explain = $state(DEFAULTS.explain);
  /** The level of bots last chosen; empty: what results suggest. */
  level = $state(DEFAULTS.level);
  /** The language last chosen; empty: the browser's. */
  language = $state(DEFAULTS.language);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<typeof DEFAULTS>;
      Object.assign(this, { ...DEFAULTS, ...kept });
    } catch {
      localStorage.removeItem(KEY);
    }
  }

  /** Keeps and applies what has changed; called in an effect. */
  keep(): void {
    const { theme, pace, sound, level, explain, language } = this;
    localStorage.setItem(KEY, JSON.stringify({ theme, pace, sound, level, explain, language }));
    document.documentElement.dataset.theme = theme;
  }

  /** How long a flight takes, in milliseconds; 0: nothing moves. */
  get flight(): number {
    if (this.pace === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return this.pace === 'quick' ? 240 : 480;
  }
}

export const settings = new Settings();
