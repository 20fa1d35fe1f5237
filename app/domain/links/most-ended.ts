/** How many ended links are listed. One more is read, to know whether there are others. */
export const MOST_ENDED = 50
