import type * as de from './reply.de'

export const reply: typeof de.reply = {
  title: 'Reply',
  to: (email, isQuoted) =>
    `Your reply goes to ${email} by email${isQuoted ? ', with the message below it' : ''}.`,
  noAddress: 'No email address is known. Please reply by phone or letter.',
  label: 'Your reply',
  button: 'Send reply',
  buttonAndDone: 'Reply and mark as done',
  buttonOnly: 'Only reply',
  earlier: 'Earlier replies',
  by: (name, moment) => (name === null ? moment : `${name}, ${moment}`),
  subjects: {
    message: (invoice) => (invoice === null ? 'Your message' : `Your message about invoice ${invoice}`),
    question: (month) => `Your question about the payslip for ${month}`,
    other: 'Your request',
  },
}
