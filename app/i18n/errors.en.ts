import { byStatus } from './errors/statuses.en'
import type { de } from './errors.de'

export const en: typeof de = {
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
