/** Ended links in a list. One more is read to see whether there are others. */
export const MOST_ENDED = 50
