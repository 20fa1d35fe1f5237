import type { MandateState } from '~/domain/mandates/state'

const statuses: Record<MandateState, string> = {
  requested: 'Angefragt',
  active: 'Gültig',
  lapsed: 'Erloschen',
  revoked: 'Widerrufen',
  rejected: 'Abgelehnt',
}

export const de = {
  title: 'Lastschrift-Mandate',
  backToOne: (reference: string) => `Zurück zum Mandat ${reference}`,
  of: (reference: string) => `Lastschrift-Mandat ${reference}`,
  one: 'Lastschrift-Mandat',
  add: 'Neues Mandat auf Papier',
  addFor: (name: string) => `Unterschriebenes Mandat von ${name}`,
  addText:
    'Tragen Sie ein, was auf dem unterschriebenen Papier steht. Das Mandat gilt sofort; den Scan laden Sie danach auf der Seite des Mandats hoch.',
  back: 'Zurück zu den Mandaten',
  forWhom: 'Von welchem Kunden?',
  addButton: 'Mandat eintragen',
  noCreditorId:
    'In den Angaben der Firma fehlt die Gläubiger-Identifikationsnummer. Ohne sie dürfen Sie nicht abbuchen.',
  iban: 'IBAN',
  signedOn: 'Unterschrieben am',
  usedElsewhere: 'Zuletzt abgebucht am',
  hints: {
    iban: 'Sie wird geprüft und danach nur noch mit ihren letzten Ziffern gezeigt.',
    reference: 'Wie auf dem Papier. Leer gelassen: die nächste freie Nummer.',
    usedElsewhere: 'Nur wenn Sie mit diesem Mandat schon in einem anderen Programm abgebucht haben.',
  },
  search: {
    title: 'Mandate suchen',
    label: 'Kunde, Kontoinhaber, Referenz oder Ende der IBAN',
    all: 'Alle',
    states: {
      requested: 'Angefragt',
      active: 'Gültig',
      lapsed: 'Erloschen',
      ended: 'Widerrufen oder abgelehnt',
    },
    orders: {
      newest: 'Neueste zuerst',
      reference: 'Nach Mandatsreferenz',
      unused: 'Am längsten ungenutzt zuerst',
    },
  },
  found: (count: number, isMore: boolean) => {
    if (isMore) return `Mehr als ${count} Mandate`
    return count === 1 ? '1 Mandat' : `${count} Mandate`
  },
  none: 'Noch kein Mandat. Kunden erteilen es auf der Seite ihrer Rechnung; ein unterschriebenes auf Papier tragen Sie hier ein.',
  noneFound: 'Kein Mandat gefunden. Suchen Sie mit weniger Wörtern oder unter einem anderen Stand.',
  lapsed: (date: string) =>
    `Mit diesem Mandat wurde seit dem ${date} nicht abgebucht. Nach 36 Monaten ohne Abbuchung erlischt ein SEPA-Mandat; der Kunde muss ein neues erteilen.`,
  scan: {
    title: 'Scan des Mandats',
    text: 'Der Scan wird verschlüsselt gespeichert. Nur wer Mandate bearbeiten darf, kann ihn öffnen.',
    replaceText: 'Der neue Scan tritt an die Stelle des alten.',
    choose: 'Datei',
    hint: 'PDF, JPEG oder PNG, höchstens 4 MB',
    upload: 'Hochladen',
    add: 'Scan hochladen',
    replace: 'Anderen Scan hochladen',
    open: 'Scan herunterladen',
    alt: 'Scan des unterschriebenen Mandats',
    since: (date: string) => `Hochgeladen am ${date}`,
  },
  former: {
    title: 'Frühere Konten',
    text: 'Dafür galt das Mandat, bevor der Kunde die Bank gewechselt hat. Die ganze IBAN bleibt verschlüsselt gespeichert, solange eine Abbuchung noch beanstandet werden kann; wer Kunden bearbeitet, sieht sie hier. Danach bleiben ihre letzten Ziffern.',
    until: 'Galt bis',
    changedBy: 'Geändert von',
    keptUntil: 'IBAN gespeichert bis',
    whole: 'Ganze IBAN',
  },
  statuses,
  facts: {
    reference: 'Mandatsreferenz',
    status: 'Stand',
    customer: 'Kunde',
    type: 'Art',
    holder: 'Name auf dem Konto',
    account: 'Konto',
    signedOn: 'Erteilt am',
    lastUsedOn: 'Zuletzt abgebucht',
    wouldCollect: 'Würde abgebucht',
    usableUntil: 'Gilt ohne Abbuchung bis',
    source: 'Wie es zu uns kam',
  },
  sources: {
    office: 'Vom Büro eingetragen',
    customer: 'Vom Kunden auf seiner Seite erteilt',
    webhook: 'Von einem anderen Programm gemeldet',
  },
  evidence: {
    title: 'Nachweis',
    none: 'Zu diesem Mandat ist kein Wortlaut gespeichert. Bewahren Sie das unterschriebene Papier auf, auch wenn Sie es hier als Scan ablegen.',
    text: 'Der Kunde hat diesem Wortlaut zugestimmt:',
    at: 'Wann',
    address: 'Von welcher Adresse im Netz',
    browser: 'Mit welchem Browser',
    print: 'Diese Seite können Sie als Nachweis drucken.',
  },
  debits: {
    titles: {
      requested: 'Wenn Sie bestätigen, werden abgebucht',
      active: 'Damit werden abgebucht',
      revoked: 'Diese Rechnungen werden überwiesen',
      rejected: 'Diese Rechnungen werden überwiesen',
      lapsed: 'Diese Rechnungen werden überwiesen',
    },
    told: 'Der Kunde bekommt dann eine E-Mail mit Betrag und Tag jeder Abbuchung. Sie kündigt die Lastschriften an; zwischen Ankündigung und Abbuchung liegen 14 Tage.',
  },
  decide: 'Erst wenn Sie bestätigen, darf von diesem Konto abgebucht werden.',
  approve: 'Mandat bestätigen',
  refuse: 'Ablehnen',
  revoke: 'Mandat widerrufen',
  revokeText:
    'Danach wird von diesem Konto nichts mehr abgebucht. Offene Rechnungen werden wieder überwiesen.',
  actions: {
    'mandate.created': 'Eingetragen',
    'mandate.requested': 'Angefragt',
    'mandate.active': 'Bestätigt',
    'mandate.revoked': 'Widerrufen',
    'mandate.rejected': 'Abgelehnt',
    'mandate.account_changed': 'Konto geändert',
    'mandate.scan_kept': 'Scan hochgeladen',
  },
  saved: {
    neu: 'Das Mandat ist eingetragen und gilt ab sofort.',
    scan: 'Der Scan ist gespeichert.',
    bestaetigt: 'Das Mandat ist gültig.',
    beendet: 'Von diesem Konto wird nichts mehr abgebucht.',
    abgelehnt: 'Das Mandat ist abgelehnt. Von diesem Konto wird nichts abgebucht.',
  },
  faults: {
    mandate_type_missing: 'Bitte wählen Sie die Art der Lastschrift.',
    mandate_reference_wrong:
      'Bitte höchstens 35 Zeichen: Buchstaben ohne Umlaute, Ziffern, Leerzeichen und + ? / - : ( ) . ,',
    reference_taken: 'Diese Mandatsreferenz gibt es schon. Bitte vergleichen Sie sie noch einmal.',
    signed_later: 'Das Mandat kann nicht später als heute unterschrieben sein.',
    last_used_wrong: 'Die letzte Abbuchung liegt zwischen der Unterschrift und heute.',
    b2b_consumer: 'Mit Privatpersonen gibt es nur die SEPA-Lastschrift, keine Firmenlastschrift.',
    mandate_lapsed:
      'Dieses Mandat ist erloschen: Seit 36 Monaten wurde nicht abgebucht. Wurde doch, dann tragen Sie ein, wann zuletzt.',
    mandate_not_requested: 'Über dieses Mandat ist schon entschieden.',
    mandate_not_active: 'Dieses Mandat gilt nicht. Wählen Sie eine andere Zahlung.',
    scan_missing: 'Bitte wählen Sie eine Datei aus.',
    scan_too_large: 'Die Datei ist zu groß: höchstens 4 MB.',
    scan_type: 'Bitte wählen Sie eine PDF-, JPEG- oder PNG-Datei. Diese ist keine davon oder beschädigt.',
  },
}
