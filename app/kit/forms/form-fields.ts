/** The hidden field with the form's own key. */
export const FORM_KEY_FIELD = 'form_key'
/** A honeypot: people never see this field, so only bots fill it in. */
export const HONEYPOT_FIELD = 'homepage'
export const FILE_FIELD = 'file'
/** Asks to block the older links. */
export const RENEW_FIELD = 'neu'
/** The session to end. */
export const SESSION_FIELD = 'sitzung'
/** Shuts a person out, unless it says "nein". */
export const LOCK_FIELD = 'gesperrt'
/** How a mail or mandate stood when its page was rendered: the instant of its last change, or its status. */
export const SEEN_FIELD = 'stand'
/** Says that a record is to be made although one like it exists. */
export const ANYWAY_FIELD = 'trotzdem'
/** Archives a record, unless it says "nein". */
export const ARCHIVE_FIELD = 'archiviert'
/** The month from which pay counts that is to be taken back. */
export const PAY_MONTH_FIELD = 'monat'
/** Names the pay that is to be replaced. */
export const REPLACES_FIELD = 'replaces'
/** Says that somebody has read what a deletion changes. */
export const CONFIRMED_FIELD = 'bestaetigt'
/** The hidden field with the revision of the record that a form shows. */
export const REVISION_FIELD = 'revision'

/** Which of the firm's webhook secrets. */
export const SECRET_FIELD = 'geheimnis'
/** The month that payslips are for. */
export const SLIP_MONTH_FIELD = 'lohnmonat'
/** Ticked payslips. */
export const SLIP_FIELD = 'lohnzettel'
/** A table that was pasted. */
export const PASTED_FIELD = 'tabelle'
/** Of news that was seen on the first page, which is shown again. */
export const FROM_START_FIELD = 'vom-start'
/** The button that sends the invoice as well. */
export const SEND_FIELD = 'senden'
