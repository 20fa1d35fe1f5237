/** Of links that have ended so many are listed. One more is read, which says that there are more. */
export const MOST_ENDED = 50
