import { de } from './fresh-link.de'

const en: typeof de = {
  title: 'Get a new link',
  text: 'We will send it to the email address we have on file for you.',
  button: 'Send a new link',
  saved: {
    'neuer-link': {
      title: 'Thank you, we are on it.',
      text: 'If we have an email address for you, the new link will arrive there within a few minutes. Please check your spam folder, too.',
    },
  },
}

export const freshLink = { de, en }
