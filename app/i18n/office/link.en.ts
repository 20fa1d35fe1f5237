import type * as de from './link.de'

export const link: typeof de.link = {
  label: 'Link',
  hint: 'Click or tap the field to select the whole link.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Copying did not work. Please copy the selected link yourself.',
  openToAll: 'Anyone who has this link can open it without signing in. Send it only to the right person.',
}
