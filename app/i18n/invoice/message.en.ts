import type * as de from './message.de'

export const message: typeof de.message = {
  titles: {
    invoice: 'A question about this invoice?',
    cancellation: 'A question about this cancellation?',
    credit_note: 'A question about this credit note?',
  },
  texts: {
    invoice: 'Write to us. We will see at once which invoice it is about.',
    cancellation: 'Write to us. We will see at once which cancellation it is about.',
    credit_note: 'Write to us. We will see at once which credit note it is about.',
  },
}
