/** The hidden field with the form's own key. */
export const FORM_KEY_FIELD = 'form_key'
/** A field that people never see; whatever fills it in is no person. */
export const HONEYPOT_FIELD = 'homepage'
/** The field of a form that carries one file. */
export const FILE_FIELD = 'file'
