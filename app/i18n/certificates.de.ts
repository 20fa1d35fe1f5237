import type { CertificateKind } from '~/domain/certificates/kinds'

const kinds: Record<CertificateKind, { name: string; what: string }> = {
  verdienst: {
    name: 'Verdienstbescheinigung',
    what: 'Für Vermieter, Bank oder Amt: die letzten drei Monate, als Brief zum Unterschreiben.',
  },
  krankengeld: {
    name: 'Krankengeld',
    what: 'Wenn die sechs Wochen Lohnfortzahlung enden: was die Krankenkasse vom letzten Monat wissen will.',
  },
  elterngeld: {
    name: 'Elterngeld',
    what: 'Die zwölf Monate vor der Geburt, ohne Mutterschutz und Elternzeit.',
  },
  arbeitsagentur: {
    name: 'Arbeitsbescheinigung',
    what: 'Wenn jemand geht: die letzten zwölf Monate für die Agentur für Arbeit.',
  },
}

export const de = {
  title: 'Bescheinigungen',
  titleOf: (name: string) => `Bescheinigungen: ${name}`,
  back: 'Zurück zur Person',
  toAll: 'Alle Bescheinigungen',
  months: 'Bis zu welchem Monat',
  text: 'Zahlen aus den freigegebenen Lohnzetteln, jedes Feld mit einer Erklärung. Zahltag sendet nichts.',
  columns: { kind: 'Bescheinigung', what: 'Wozu' },
  kinds,
}
