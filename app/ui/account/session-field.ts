/** Names the session to end. */
export const SESSION_FIELD = 'sitzung'
