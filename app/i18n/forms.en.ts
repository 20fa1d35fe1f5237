import type { de } from './forms.de'

export const en: typeof de = {
  refused: 'That did not work.',
  nothingSaved: 'Nothing was saved.',
  again: (minutes) => `You can try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  refusedTitle: (title) => `Error: ${title}`,
  optional: '(optional)',
  honeypot: 'Please leave empty',
  pending: 'One moment …',
  staySignedIn: {
    title: 'You will be signed out in a few minutes',
    text: 'Nothing has happened here for almost an hour.',
    button: 'Stay signed in',
    ended: 'You are signed out',
    kept: 'What you entered here will not be lost: send it, then sign in again.',
    unreachable: 'Zahltag cannot be reached at the moment. Please try again.',
  },
  whatDoesThisMean: 'What does this mean?',
  message: {
    body: 'Your message',
    bodyHint: '2000 characters at most.',
    replyTo: 'Email address for our reply',
    replyToHint: 'If you leave this empty, we will reply to the address we have on file for you.',
    button: 'Send message',
  },
  conflict: {
    title: 'Somebody has saved something else in the meantime',
    text: 'What you entered has not been saved yet. Please compare the two versions. Yours is in the form below: you can still change it there, and then save it.',
    field: 'Entry',
    now: 'Saved now',
    entered: 'What you entered',
    empty: 'empty',
    changedAt: (moment) => `changed: ${moment}`,
    changedBy: (moment, name) => `changed: ${moment}, ${name}`,
    saveMine: 'Save my version',
    keepTheirs: 'Discard what I entered',
  },
}
