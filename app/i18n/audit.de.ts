import { actions } from './audit/actions.de'
import { fields, values } from './audit/fields.de'
import { kinds } from './audit/kinds.de'

export const de = {
  title: 'Protokoll',
  text: 'Wer hat wann was getan? Hier ändert und löscht niemand etwas. Vertrauliche Angaben bleiben verdeckt.',
  columns: { at: 'Wann', person: 'Wer', record: 'Was', action: 'Was geschah' },
  filter: {
    orders: { newest: 'Neueste zuerst', oldest: 'Älteste zuerst' },
    title: 'Protokoll filtern',
    kind: 'Art',
    everyKind: 'Alle Arten',
    person: 'Person',
    everyone: 'Alle Personen',
    button: 'Filtern',
    reset: 'Alle zeigen',
    onlyShort: 'nur das',
    onlyThis: 'Nur ein Eintrag',
    onlyThisOf: (name: string) => `nur das: ${name}`,
  },
  found: (count: number, isMore: boolean) => {
    if (isMore) return 'Mehr als 1.000 Einträge'
    return count === 1 ? '1 Eintrag' : `${count} Einträge`
  },
  none: 'Noch nichts geschehen. Hier steht bald, wer was geändert hat.',
  noneFound: 'Kein Eintrag passt dazu.',
  actors: {
    user: 'Person im Büro',
    link: 'Über einen Link',
    webhook: 'Ein anderes Programm',
    key: 'Schnittstelle',
    provider: 'Anmeldedienst',
    system: 'Zahltag',
  },
  byKey: (name: string) => `Schnittstelle: ${name}`,
  field: 'Angabe',
  before: 'Vorher',
  after: 'Nachher',
  changed: 'geändert',
  yes: 'ja',
  no: 'nein',
  kinds,
  actions,
  fields,
  values,
}
