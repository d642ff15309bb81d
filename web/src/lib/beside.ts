/** A part of the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 10;

/** Where words of this size are told of some places without lying on them: below, above or beside them, within bounds. */
export function beside(
  places: Box[],
  { width, height }: { width: number; height: number },
  within: Box,
): { left: number; top: number } {
  const [left, right] = [Math.min(...places.map((one) => one.left)), Math.max(...places.map((one) => one.right))];
  const [top, bottom] = [Math.min(...places.map((one) => one.top)), Math.max(...places.map((one) => one.bottom))];
  const [across, down] = [(left + right - width) / 2, (top + bottom - height) / 2];
  const spots = [
    { left: across, top: bottom + GAP },
    { left: across, top: top - height - GAP },
    { left: right + GAP, top: down },
    { left: left - width - GAP, top: down },
  ].map((spot) => ({
    left: Math.max(within.left, Math.min(spot.left, within.right - width)),
    top: Math.max(within.top, Math.min(spot.top, within.bottom - height)),
  }));
  const covered = spots.map((spot) =>
    places.reduce((sum, place) => sum + overlap(place, spot.left, spot.top, width, height), 0),
  );
  return spots[covered.indexOf(Math.min(...covered))] ?? { left: within.left, top: within.top };
}

function overlap(place: Box, left: number, top: number, width: number, height: number): number {
  const wide = Math.min(place.right, left + width) - Math.max(place.left, left);
  const high = Math.min(place.bottom, top + height) - Math.max(place.top, top);
  return Math.max(0, wide) * Math.max(0, high);
}
