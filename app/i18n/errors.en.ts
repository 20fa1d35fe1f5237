import type { de } from './errors.de'

export const en: typeof de = {
  byStatus: {
    400: { title: 'This address is not right', text: 'Please open the link again, just as you received it.' },
    403: {
      title: 'That is not allowed here',
      text: 'Nothing was changed. Please open the page again and try from there.',
    },
    404: {
      title: 'This page does not exist',
      text: 'Perhaps the link is not complete. Please copy all of it from the e-mail again, or ask the firm that gave it to you.',
    },
    405: { title: 'This page cannot be opened that way', text: 'Please open the page again with your link.' },
    409: {
      title: 'Something has changed in the meantime',
      text: 'Nothing was done twice. Please open the page again and check how things stand.',
    },
    410: {
      title: 'This link no longer works',
      text: 'It has already been used, or it has expired. You can ask for a new password link. For a new invitation, ask the person who invited you.',
    },
    413: {
      title: 'That is too much at once',
      text: 'What you entered is too long and was not saved. Please shorten it and send it again.',
    },
    429: {
      title: 'Please wait a moment',
      text: 'There were too many requests in a short time. Please try again in a few minutes.',
    },
    500: {
      title: 'Something went wrong',
      text: 'The fault is ours. Please try again in a moment. What you saved before is safe.',
    },
    503: {
      title: 'Not available right now',
      text: 'Nothing was saved. Please try again in a minute.',
    },
  },
  ended: {
    title: 'This link no longer works',
    text: (firm: string) =>
      `For your safety, links are valid for a limited time. Your data at ${firm} is safe and unchanged.`,
  },
  notPublished: {
    title: 'This invoice is not ready yet',
    text: (firm: string) =>
      `Your link is right, but ${firm} has not published the invoice yet. Please open the link again later.`,
  },
  otherFirm: {
    title: 'You have switched to another firm',
    text: (now: string, shown: string | null) =>
      `You are now working for ${now}, but ${shown ?? 'another firm'} was still open in this window. Nothing was changed.`,
    goOn: (shown: string) => `To go on working for ${shown}, first switch to it on the overview.`,
    back: 'To the overview',
  },
  contact: 'Questions? Here is how to reach us:',
}
