import type { de } from './fresh-link.de'

export const en: typeof de = {
  title: 'Get a new link',
  text: 'We send it to the e-mail address that we have for you.',
  button: 'Send a new link',
  saved: {
    'neuer-link': {
      title: 'Thank you, we are on it.',
      text: 'If we have an e-mail address for you, the new link will arrive there within a few minutes. Please check your spam folder, too.',
    },
  },
}
