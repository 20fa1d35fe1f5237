import type { de } from './users.de'

export const en: typeof de = {
  title: 'People',
  one: 'Person',
  back: 'Back to people',
  name: 'Name',
  email: 'Email address',
  role: 'Role',
  roleHints: {
    owner: 'Can do everything, including inviting people and setting up the company.',
    invoicing: 'Customers, contracts and invoices. No payslips.',
    payroll: 'Employees, hours and payslips. No invoices.',
    read_only: 'Sees everything and changes nothing, for example a tax adviser.',
  },
  status: 'Status',
  statuses: { active: 'Active', invited: 'Invited', disabled: 'Blocked' },
  invite: 'Invite somebody',
  inviteButton: 'Invite',
  inviteAgain: 'Send a new invitation',
  invitation: 'Invitation',
  invitationText: (until) =>
    `The invitation is sent by email and is valid until ${until}. You can also pass the link on yourself, but only to this person.`,
  invitationEnded: 'The invitation has expired.',
  saveRole: 'Save the role',
  disableTitle: 'Block access',
  disableText: 'The person is signed out here at once and can no longer get into this company.',
  disable: 'Block access',
  enableTitle: 'Restore access',
  enableText: 'After that the person can sign in again.',
  enable: 'Restore access',
  saved: {
    einladung: 'The invitation is in the outbox and will be sent from there.',
    rolle: 'The role is saved.',
    gesperrt: 'Access is blocked.',
    entsperrt: 'Access is restored.',
  },
}
