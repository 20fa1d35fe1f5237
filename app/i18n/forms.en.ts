import type { de } from './forms.de'

export const en: typeof de = {
  summary: 'That did not work. Nothing was saved.',
  optional: '(optional)',
  honeypot: 'Please leave empty',
  whatDoesThisMean: 'What does this mean?',
  message: {
    body: 'Your message',
    bodyHint: '2000 characters at most.',
    replyTo: 'E-mail address for our reply',
    replyToHint: 'If you leave this empty, we will reply to the address we have for you.',
    button: 'Send message',
  },
}
