import type * as de from './statuses.de'

export const statuses: typeof de.statuses = {
  queued: { word: 'Not sent yet', sentence: 'The email is waiting to be sent.' },
  sending: { word: 'Being sent', sentence: 'The email is on its way to the mail server.' },
  sent: { word: 'Sent', sentence: 'The mail server accepted the email.' },
  failed: {
    word: 'Failed',
    sentence: 'The email did not arrive. It will not be sent again automatically.',
  },
  bounced: {
    word: 'Bounced',
    sentence: 'Somebody in your office noted that the email came back.',
  },
  doubtful: {
    word: 'Possibly sent',
    sentence:
      'The connection broke at the last moment: the email may or may not have arrived. It is best to ask. If you send it again, it may arrive twice.',
  },
}
