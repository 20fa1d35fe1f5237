import { de } from './api-keys.de'

const en: typeof de = {
  title: 'Interface keys',
  text: 'With a key, another program, such as your web shop or your tax adviser’s, reads and writes data of this company alone, and only what you allow it here. The log names the key beside every change.',
  docs: 'Docs of the interface, with examples',
  none: 'The company has no key yet.',
  shown: 'The new key. Copy it now, because we show it only this once:',
  make: 'Create a new key',
  name: 'Name',
  nameHint: 'What the key is for, for example “Web shop”.',
  expiresOn: 'Last day',
  expiresOnHint: 'After this day the key no longer works.',
  endless: 'no end',
  expired: (day) => `${day}, expired`,
  beginning: 'Beginning',
  grants: 'What the program may do',
  granted: (noun, choice) => `${noun}: ${choice}`,
  made: 'Created',
  lastUsed: 'Last used',
  neverUsed: 'never yet',
  revoke: (name) => `Revoke ${name}`,
  revokeText: 'Programs that use this key can then no longer read or write anything, at once.',
  nouns: {
    customers: 'Customers',
    contracts: 'Contracts',
    invoices: 'Invoices',
    payments: 'Payments',
    mandates: 'Direct debit mandates',
    hours: 'Hours',
    employees: 'Names of employees',
  },
  choices: { none: 'nothing', read: 'read', write: 'read and change' },
  saved: { revoked: 'The key no longer works.' },
  faults: {
    api_key_name_missing: 'Please give the key a name.',
    api_key_scopes_missing: 'Please allow the program at least something.',
    api_key_end_past: 'This day is already past.',
  },
}

export const apiKeys = { de, en }
