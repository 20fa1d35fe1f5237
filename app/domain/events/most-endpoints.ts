/** Each gets every event, so a firm has a handful. */
export const MOST_ENDPOINTS = 10
