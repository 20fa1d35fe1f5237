import type { de } from './users-faults.de'

export const en: typeof de = {
  already_member: 'This person already works for the company. You can change their role on their page.',
  last_owner: 'Every company needs at least one person with the role “Owner”.',
  invitations_spent: '20 invitations have been sent today. Please continue tomorrow.',
  role_missing: 'Please choose a role.',
}
