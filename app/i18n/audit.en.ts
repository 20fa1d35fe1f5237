import { actions } from './audit/actions.en'
import { fields, values } from './audit/fields.en'
import { kinds } from './audit/kinds.en'
import { de } from './audit.de'

const en: typeof de = {
  title: 'Audit log',
  text: 'Who did what, and when? Nobody can change or delete anything here. Confidential details stay hidden.',
  columns: { at: 'When', person: 'Who', record: 'What', action: 'What happened' },
  filter: {
    orders: { newest: 'Newest first', oldest: 'Oldest first' },
    title: 'Filter the audit log',
    kind: 'Kind',
    everyKind: 'Every kind',
    person: 'Person',
    everyone: 'Everyone',
    button: 'Filter',
    reset: 'Show all',
    onlyShort: 'only this',
    onlyThis: 'One record only',
    onlyThisOf: (name: string) => `only this: ${name}`,
  },
  found: (count: number, isMore: boolean) => {
    if (isMore) return 'More than 1,000 entries'
    return count === 1 ? '1 entry' : `${count} entries`
  },
  none: 'Nothing has happened yet. Whatever people change will be listed here.',
  noneFound: 'No entry matches.',
  actors: {
    user: 'Person in the office',
    link: 'Through a link',
    webhook: 'Another program',
    key: 'Interface',
    provider: 'Sign-in service',
    system: 'Zahltag',
  },
  byKey: (name) => `Interface: ${name}`,
  field: 'Detail',
  before: 'Before',
  after: 'After',
  changed: 'changed',
  yes: 'yes',
  no: 'no',
  kinds,
  actions,
  fields,
  values,
}

export const audit = { de, en }
