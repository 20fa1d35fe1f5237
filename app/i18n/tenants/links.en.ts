import type * as de from './links.de'

export const linkLooks: typeof de.linkLooks = {
  title: 'Who has seen links',
  text: 'Anyone who has seen a live link could also open it. This is who was shown one by the office, the last 100 times.',
  none: 'Nobody in the office has seen a link so far.',
  at: 'When',
  person: 'Who',
  link: 'Type of link',
  of: 'For',
  purposes: {
    rechnung: 'Invoice',
    portal: 'Customer portal',
    'mitarbeiter-portal': 'Payslips',
    einladung: 'Invitation',
    passwort: 'New password',
    eml: 'Email as a file',
  },
}
