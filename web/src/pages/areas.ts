import type { Component } from 'svelte';
import type { Spoken } from '../lib/words.svelte';

/** A link above the pages of an area. */
export interface Way {
  href: string;
  name: string;
  /** Whether this is the page one is on. */
  here: boolean;
}

/** A part of the site with pages and words of its own, fetched when somebody goes there. */
export interface Area {
  /** Shows what the rest of the address names. */
  page: Component<{ path: string[] }>;
  text: Spoken;
  /** Where one can go from here besides the lobby; a page without ways fills the screen by itself. */
  ways?: (path: string[]) => Way[] | null;
}

/** The areas by the first part of their address; each is a folder here. */
export const AREAS: Record<string, () => Promise<Area>> = {
  daily: () => import('./daily'),
  explorer: () => import('./explorer'),
  host: () => import('./host'),
  people: () => import('./people'),
  puzzles: () => import('./puzzles'),
  study: () => import('./study'),
  tournaments: () => import('./tournaments'),
};
