import type * as de from './webhook.de'

export const webhook: typeof de.webhook = {
  title: 'Webhook for this company',
  text: 'With a secret of its own, another system such as your time recording can send data for this company alone. It belongs in the header X-Webhook-Secret.',
  none: 'The company has no secret of its own yet.',
  make: 'Create a new secret',
  shown: 'The new secret. Copy it now, because we show it only this once:',
  since: (beginning, moment) => `${beginning}… since ${moment}`,
  revoke: (beginning) => `Revoke ${beginning}…`,
  enough: 'No more than two can be in use at a time. Revoke one to make another.',
}
