import type * as de from './changes.de'

export const saved: typeof de.saved = {
  'neuer-versand': 'The email is now waiting to be sent.',
  ruecknahme: 'The email will not be sent any more.',
  ruecklauf: 'Noted: the email came back.',
  erledigung: 'Noted: you have dealt with it.',
  nichts: 'Nothing changed: the status of the email had already changed.',
  pause: 'Sending is paused.',
  fortsetzung: 'Sending has resumed.',
}
