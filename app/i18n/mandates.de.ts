import type { MandateStatus } from '~db/schema'

const statuses: Record<MandateStatus, string> = {
  requested: 'Angefragt',
  active: 'Gültig',
  revoked: 'Widerrufen',
  rejected: 'Abgelehnt',
}

export const de = {
  of: (reference: string) => `Lastschrift-Mandat ${reference}`,
  one: 'Lastschrift-Mandat',
  statuses,
  facts: {
    status: 'Stand',
    customer: 'Kunde',
    type: 'Art',
    holder: 'Name auf dem Konto',
    account: 'Konto',
    signedOn: 'Erteilt am',
    source: 'Wie es zu uns kam',
  },
  sources: {
    office: 'Vom Büro eingetragen',
    customer: 'Vom Kunden auf seiner Seite erteilt',
    webhook: 'Von einem anderen Programm gemeldet',
  },
  evidence: {
    title: 'Nachweis',
    none: 'Zu diesem Mandat ist kein Wortlaut gespeichert. Bewahren Sie das unterschriebene Papier auf.',
    text: 'Der Kunde hat diesem Wortlaut zugestimmt:',
    at: 'Wann',
    address: 'Von welcher Adresse im Netz',
    browser: 'Mit welchem Browser',
    print: 'Diese Seite können Sie als Nachweis drucken.',
  },
  decide: 'Erst wenn Sie bestätigen, darf von diesem Konto abgebucht werden.',
  approve: 'Mandat bestätigen',
  refuse: 'Ablehnen',
  revoke: 'Mandat widerrufen',
  revokeTitle: 'Der Kunde hat widerrufen?',
  revokeText:
    'Danach wird von diesem Konto nichts mehr abgebucht. Offene Rechnungen werden wieder überwiesen.',
  actions: {
    'mandate.created': 'Eingetragen',
    'mandate.requested': 'Angefragt',
    'mandate.active': 'Bestätigt',
    'mandate.revoked': 'Widerrufen',
    'mandate.rejected': 'Abgelehnt',
    'mandate.account_changed': 'Konto geändert',
  },
  saved: {
    bestaetigt: 'Das Mandat ist gültig.',
    beendet: 'Von diesem Konto wird nichts abgebucht.',
  },
}
