export const FORM_KEY_FIELD = 'form_key'
/** Honeypot: hidden from people, so only bots fill it in. */
export const HONEYPOT_FIELD = 'homepage'
export const FILE_FIELD = 'file'
export const RENEW_FIELD = 'neu'
export const SESSION_FIELD = 'sitzung'
/** Locks a member out, unless its value is "nein". */
export const LOCK_FIELD = 'gesperrt'
/** A mail's or mandate's state when the page was rendered: time of last change, or status. */
export const SEEN_FIELD = 'stand'
export const ANYWAY_FIELD = 'trotzdem'
/** Archives a record, unless its value is "nein". */
export const ARCHIVE_FIELD = 'archiviert'
export const PAY_MONTH_FIELD = 'monat'
export const REPLACES_FIELD = 'replaces'
/** Confirms that the effects of a deletion were read. */
export const CONFIRMED_FIELD = 'bestaetigt'
/** Why somebody is left out. */
export const OMISSION_REASON_FIELD = 'grund'
export const REVISION_FIELD = 'revision'

export const SECRET_FIELD = 'geheimnis'
export const SLIP_MONTH_FIELD = 'lohnmonat'
export const SLIP_FIELD = 'lohnzettel'
/** Employees whose boxes are ticked. */
export const EMPLOYEE_FIELD = 'mitarbeiter'
export const PASTED_FIELD = 'tabelle'
/** The news was dismissed on the home page, so return there. */
export const FROM_START_FIELD = 'vom-start'
export const SEND_FIELD = 'senden'
