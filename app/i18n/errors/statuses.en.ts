import type * as de from './statuses.de'

export const byStatus: typeof de.byStatus = {
  400: {
    title: 'This address is not valid',
    text: 'Please open the link again, exactly as you received it.',
  },
  403: {
    title: 'That is not allowed here',
    text: 'Nothing was changed. Please go back and try from there.',
  },
  404: {
    title: 'This page does not exist',
    text: 'Part of the link may be missing. Please copy all of it from the email again, or ask the company that sent it to you.',
  },
  405: { title: 'This page cannot be opened that way', text: 'Please open the page again with your link.' },
  409: {
    title: 'Something has changed in the meantime',
    text: 'Nothing was done twice. Please open the page again and check how things stand.',
  },
  410: {
    title: 'This link no longer works',
    text: 'It has already been used, or it has expired.',
  },
  413: {
    title: 'That is too much at once',
    text: 'What you entered is too long and was not saved. Please shorten it and send it again.',
  },
  429: {
    title: 'Please wait a while',
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
}
