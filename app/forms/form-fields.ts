/** The hidden field with the form's own key. */
export const FORM_KEY_FIELD = 'form_key'
/** A field that people never see; whatever fills it in is no person. */
export const HONEYPOT_FIELD = 'homepage'
/** The field of a form that carries one file. */
export const FILE_FIELD = 'file'
/** Asks to block the older links. */
export const RENEW_FIELD = 'neu'
/** The session to end. */
export const SESSION_FIELD = 'sitzung'
/** Shuts a person out, unless it says "nein". */
export const LOCK_FIELD = 'gesperrt'
/** The instant of a mail's last change when its page was rendered. */
export const SEEN_FIELD = 'stand'
