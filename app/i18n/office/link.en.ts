import type * as de from './link.de'

export const link: typeof de.link = {
  pageTitle: 'Link',
  ofInvoice: (number) => `Link to invoice ${number}`,
  ofDraft: 'Link to the invoice draft',
  ofEmployee: (name) => `Link to the payslips of ${name}`,
  label: 'Link',
  hint: 'Click or tap the field to select the whole link.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Copying did not work. Please copy the selected link yourself.',
  validUntil: (date) => `Valid until ${date}.`,
  openToAll: 'Anyone who has this link can open it without signing in. Send it only to the right person.',
  draftHint: 'The invoice is still a draft. Until it is issued, the link says that it is not ready yet.',
  none: 'There is no valid link at the moment.',
  create: 'Create link',
  leaked: 'Has the link fallen into the wrong hands?',
  leakedText: 'Block all earlier links. From then on only the new one works.',
  renew: 'Block old links and create a new one',
  back: 'Back to the overview',
}
