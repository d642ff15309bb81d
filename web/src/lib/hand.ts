/** A card of the hand, as far as touching it matters. */
export interface Held {
  id: string;
  /** Whether something can be done with it now. */
  lit: boolean;
  /** How many of it are picked of those that are chosen together. */
  picked?: number;
  /** It can do nothing for whoever holds it. */
  dead?: boolean;
  /** What it does, for who wants to know. */
  about?: string | undefined;
}

/** One kind of card in a hand, with how many there are. */
export interface HandCard extends Held {
  picture: string;
  title: string;
  count: number;
  /** A number printed on the card. */
  value?: number | undefined;
  note?: string | undefined;
  /** The colour of the card. */
  tint?: string;
}
