import type * as de from './member.de'

export const ofMember: typeof de.ofMember = {
  on: 'It is on. When they sign in, we ask for a code.',
  off: 'It is off. Only they can switch it on, under “My account”.',
  reset:
    'It belongs to the person and applies to every company they work for, so no company can switch it off. If phone and recovery codes are lost, this command helps on the server:',
}
