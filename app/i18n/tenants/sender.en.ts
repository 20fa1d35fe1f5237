import type * as de from './sender.de'

export const sender: typeof de.sender = {
  title: 'Email sender',
  text: 'This is how the company appears in the recipients’ inbox.',
  otherwise: (value) => `If left empty: ${value}`,
  serverTitle: 'Which address may I enter?',
  serverText:
    'Only one that the mail server of this installation may send for. Otherwise it refuses the email, or the email ends up in spam. If in doubt, ask the person who looks after the server: the domain’s SPF and DKIM must allow this mail server.',
}

export const senderCode: typeof de.senderCode = {
  unproven: (address) => `${address} has not been confirmed yet`,
  meanwhile:
    'Until then, emails go out from the address of this installation, with your company’s name. If the installation has no address of its own, they wait.',
  sent: 'We have sent a code to this address. Enter it here to confirm the address.',
  label: 'Code from the email',
  button: 'Confirm address',
  request: 'Send a code',
  again: 'Send a new code',
  proven: (address) => `Confirmed: ${address}`,
}
