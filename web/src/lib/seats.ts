/** A seat is known by colour, shape and letter, so that no one of them is needed. */
export const SHAPES = [
  'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z',
  'M12 2.5L22.5 21h-21z',
  'M3.500 3.500h17v17h-17z',
  'M12 1.500L22.500 12L12 22.500L1.500 12z',
  'M12 1.500l3.100 6.900l7.400.8l-5.500 5l1.500 7.300L12 17.800l-6.500 3.700L7 14.200l-5.500-5l7.400-.8z',
  'M7 2.500h10L22 12l-5 9.500H7L2 12z',
  'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z',
  'M2 6h20l-4 14H6z',
];

export function letter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

export function colour(seat: number): string {
  return `var(--seat-${seat % 8})`;
}
