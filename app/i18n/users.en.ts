import { de } from './users.de'

const en: typeof de = {
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
  faults: {
    already_member: 'This person already works for the company. You can change their role on their page.',
    last_owner: 'Every company needs at least one person with the role “Owner”.',
    invitations_spent: '20 invitations have been sent today. Please continue tomorrow.',
    role_missing: 'Please choose a role.',
  },
}

export const users = { de, en }
