import type { de } from './users.de'

export const en: typeof de = {
  title: 'People',
  one: 'Person',
  back: 'Back to the people',
  name: 'Name',
  email: 'E-mail address',
  role: 'Role',
  roleHints: {
    owner: 'May do everything, also invite people and keep the firm’s data.',
    invoicing: 'Customers, contracts and invoices. No payslips.',
    payroll: 'Employees, hours and payslips. No invoices.',
    read_only: 'Sees everything and changes nothing, a tax adviser for example.',
  },
  standing: 'Status',
  standings: { active: 'Active', invited: 'Invited', disabled: 'Locked' },
  invite: 'Invite somebody',
  inviteButton: 'Invite',
  inviteAgain: 'Send a new invitation',
  invitation: 'Invitation',
  invitationText: (until) =>
    `The invitation is sent by e-mail and works until ${until}. You can also pass the link on yourself, but only to this person.`,
  invitationEnded: 'The invitation has expired.',
  saveRole: 'Save the role',
  disableTitle: 'Lock the access',
  disableText: 'The person is signed out here at once and no longer gets into this firm.',
  disable: 'Lock the access',
  enableTitle: 'Open the access again',
  enableText: 'After that the person can sign in again.',
  enable: 'Open the access',
  saved: {
    einladung: 'The invitation is in the outbox and leaves from there.',
    rolle: 'The role is saved.',
    gesperrt: 'The access is locked.',
    entsperrt: 'The access is open again.',
  },
}
