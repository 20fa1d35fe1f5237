import type * as de from './webhook.de'

export const webhook: typeof de.webhook = {
  title: 'Webhook for this company',
  text: 'With a secret of its own, another system such as your time recording can send data for this company alone. It belongs in the header X-Webhook-Secret.',
  none: 'The company has no secret of its own yet.',
  make: 'Create a new secret',
  shown: 'The new secret. Copy it now, because we show it only this once:',
  since: (beginning, moment) => `${beginning}… since ${moment}`,
  lastUsed: (day: string) => `last used on ${day}`,
  neverUsed: 'never used yet',
  cannotSign: 'without a key to sign with',
  shownKey: 'The key to sign with. Only senders of signatures by Standard Webhooks need it:',
  rules: 'What is taken',
  ownSecretHint: 'What comes with the installation’s secret is then refused for this company.',
  signatureHint:
    'Each call must then also be signed by Standard Webhooks: webhook-id, webhook-timestamp and webhook-signature, at most five minutes old.',
  revoke: (beginning) => `Revoke ${beginning}…`,
  revokeText: 'Systems that use this secret can then no longer send anything.',
  revokeLastText:
    'By the rules of this firm nobody can send anything then, not even with the secret of the installation. Make a new secret first, or change below what is taken.',
  connection: {
    title: 'Connect another system',
    text: 'This is what the people who look after your time recording need. Send them the secret by another route than the rest.',
    address: 'Address',
    header: 'Header with the secret',
    events: 'Events',
    employeeId: 'Id of an employee',
    example: (name, id) => `${id} (${name})`,
    tryIt: 'Try it',
    tryText: (name) =>
      `This call enters 160 hours for ${name}, 2.5 of them overtime. Put in your secret; under “Hours” you will see what arrived, and can correct it.`,
    noEmployee:
      'Enter an employee first: the call needs their id. Hours under an unknown id are not lost; they wait under “Hours”.',
    secret: 'YOUR-SECRET',
    answer:
      'The answer says how many entries were stored (“processed”). If something is wrong, it names the field, and nothing has been stored.',
    docs: 'All events, with examples',
    received: 'Received last',
    nothing: 'Nothing yet.',
    allDeliveries: 'See all deliveries',
    delivery: (event, processed) =>
      processed === 0 ? `${event}, waiting under “Tasks”` : `${event}, ${processed} stored`,
  },
  enough: 'No more than two can be in use at a time. Revoke one to make another.',
}
