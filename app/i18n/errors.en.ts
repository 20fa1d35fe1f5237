import { de } from './errors.de'

const byStatus: (typeof de)['byStatus'] = {
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

const en: typeof de = {
  byStatus,
  ended: {
    title: 'This link no longer works',
    text: (firm: string) =>
      `For your safety, links are valid for a limited time. Your data at ${firm} is safe and unchanged.`,
  },
  notPublished: {
    title: 'This invoice is not ready yet',
    text: (firm: string) =>
      `Your link is correct, but ${firm} has not published the invoice yet. Please open the link again later.`,
  },
  otherFirm: {
    title: 'You have switched to another company',
    text: (now: string, shown: string | null) =>
      `You are now working for ${now}, but ${shown ?? 'another company'} was still open in this window. Nothing was changed.`,
    goOn: (shown: string) => `To carry on working for ${shown}, switch back to it in the office first.`,
    back: 'Back to the office',
  },
  goneInOffice: {
    title: 'This is not here (any more)',
    text: 'Somebody may have deleted it in the meantime, or it belongs to another company. Use the menu or the search to find what is there.',
  },
  toOffice: 'Go to the office',
  toStart: 'Go to the start page',
  wait: (minutes) =>
    `There were too many requests in a short time. You can try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  notAllowed: {
    title: 'Your role does not allow this',
    forOwners: (owners) => `Only the owner (${owners}) can do this. Nothing was changed.`,
    forOthers: (owners) =>
      `Nothing was changed. If you need this for your work, the owner (${owners}) can change your role.`,
    onlyPayroll: 'Only those who do payroll open this',
    forPayroll: (names) =>
      `This page shows church tax, garnishments or sickness, which cannot be separated from the rest. In this company, only those who do payroll (${names}) see it. Nothing was changed.`,
    toSetting: 'Decide who sees it',
    back: 'Back to the office',
  },
  usedLink: {
    einladung:
      'It has already been used, or it has expired. If you have already accepted the invitation, just sign in. Otherwise ask the person who invited you for a new one.',
    passwort:
      'It has already been used, or it has expired. If you have already chosen your new password, sign in with it.',
    signIn: 'Go to sign-in',
    newLink: 'Get a new link',
  },
  contact: 'Questions? Here is how to reach us:',
}

export const errors = { de, en }
