/** The hidden field that asks to block the older links. */
export const RENEW_FIELD = 'neu'
